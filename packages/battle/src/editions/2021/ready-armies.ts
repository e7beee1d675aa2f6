/** Ready lists of 2021: those of Season 6, less the attachments that its extra points pay for. */
import { STARTER_ARMIES } from '../../army/ready-armies.ts';
import type { ArmyList } from '../../army/army.ts';

// oxfmt-ignore
const LEFT_OUT: { readonly [id: string]: readonly string[] } = {
  'stark-30': ['sworn-sword-captain', 'greatjon-umber-fierce-bannerman'],
  'stark-greatjon-30': ['robb-stark-the-young-wolf', 'umber-champion'],
  'lannister-30': ['guard-captain', 'gregor-clegane-lord-tywins-mad-dog'],
  'lannister-mountain-30': ['jaime-lannister-the-young-lion', 'assault-veteran', 'guard-captain'],
  'baratheon-30': ['master-warden', 'red-priestess'],
  'baratheon-renly-30': ['loras-tyrell-kings-squire'],
  'baratheon-40': ['red-priestess', 'andrew-estermont-true-loyalist', 'master-warden'],
  'baratheon-renly-40': ['pikemen-captain', 'thorn-watch-sentinel', 'brienne-the-blue'],
  'stark-40': ['greatjon-umber-fierce-bannerman'],
  'martell-30': ['spearmen-captain', 'elia-sand-sand-snake'],
  'martell-doran-30': ['quentyn-martell-prince-of-dorne', 'nymeria-sand-sand-snake', 'gerold-dayne-knight-of-high-hermitage'],
  'martell-40': ['dervish-captain', 'areo-hotah-dutiful-juggernaut', 'elia-sand-sand-snake'],
  'martell-doran-40': ['quentyn-martell-prince-of-dorne', 'spearmen-captain', 'gerold-dayne-knight-of-high-hermitage', 'edric-dayne-lord-of-starfall'],
  'brotherhood-30': ['thoros-of-myr-faithful-believer', 'anguy-the-archer'],
  'brotherhood-stoneheart-30': ['gendry-the-bull'],
  'brotherhood-40': ['thoros-of-myr-faithful-believer', 'anguy-the-archer'],
  'brotherhood-stoneheart-40': ['lem-lemoncloak-the-lemon', 'gendry-the-bull'],
  'stark-greatjon-40': ['umber-champion', 'winterfell-guardian', 'loyalist-captain', 'rickard-karstark-vengeful-bannerman'],
  'targaryen-30': ['grey-worm-freed-by-the-dragon', 'belwas-veteran-pit-fighter'],
  'targaryen-drogo-30': ['screamer-ko', 'rakharo-bloodrider', 'outrider-ko'],
  'targaryen-40': ['grey-worm-freed-by-the-dragon', 'screamer-ko'],
  'targaryen-drogo-40': ['rakharo-bloodrider', 'screamer-ko', 'outrider-ko'],
  'lannister-40': [],
  'bolton-30': ['dreadfort-captain'],
  'bolton-roose-30': ['bolton-flayer'],
  'bolton-40': ['dreadfort-captain'],
  'bolton-walton-40': ['grunt-bastards-boy'],
  'neutral-30': ['stormcrow-lieutenant-neutral'],
  'neutral-mummers-30': ['glory-seeker'],
  'neutral-40': ['brienne-maiden-of-tarth'],
  'neutral-leech-40': ['ramsay-snow-sadist-neutral', 'theon-greyjoy-reek-neutral', 'bolton-flayer-neutral'],
  'nights-watch-30': ['watch-recruiter', 'grenn-aurochs', 'pypar-monkey'],
  'nights-watch-builders-30': ['scorpion-modifications-othell-yarwyck', 'senior-builder'],
  'nights-watch-40': ['alliser-thorne-vindictive-overseer', 'satin-commanders-steward'],
  'nights-watch-rangers-40': ['hardened-ranger', 'qhorin-halfhand-grizzled-ranger'],
  'lannister-mountain-40': ['clegane-butcher', 'qyburn-forbidden-knowledge', 'sandor-clegane-the-hound', 'assault-veteran'],
  'free-folk-30': ['ygritte-spearwife-archer', 'cave-dweller-alpha'],
  'free-folk-40': ['ygritte-spearwife-archer', 'chosen-of-styr', 'skinchanger'],
  'greyjoy-30': ['nute-the-barber', 'drowned-prophet', 'warsworn'],
  'greyjoy-40': ['reaver-captain', 'nute-the-barber', 'warsworn', 'sunset-sea-brave'],
  'greyjoy-euron-30': ['drowned-prophet', 'sunset-sea-brave', 'dagmer-cleftjaw-captain-of-the-foamdrinker'],
  'greyjoy-euron-40': ['warsworn', 'drowned-prophet', 'sunset-sea-brave', 'asha-greyjoy-captain-of-the-black-wind'],
};

function without(army: ArmyList, leftOut: readonly string[]): ArmyList {
  const left = [...leftOut];
  const stays = (attachment: string): boolean => {
    const at = left.indexOf(attachment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const units = army.units.map((unit) => ({ ...unit, attachments: unit.attachments.filter(stays) }));
  return { ...army, edition: '2021', units };
}

export const ARMIES_2021: { readonly [id: string]: ArmyList } = Object.fromEntries(
  Object.entries(LEFT_OUT).flatMap(([id, leftOut]) => {
    const army = STARTER_ARMIES[id];
    return army === undefined ? [] : [[id, without(army, leftOut)]];
  }),
);
