/** House Lannister: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'barristan-selmy-lord-commander-of-the-kingsguard': {
    name: 'Barristan Selmy', subname: 'Lord Commander of the Kingsguard', faction: 'lannister', type: 'infantry', cost: 2, character: 'Barristan Selmy', requires: { without: [{ card: 'kingsguard' }] },
    abilities: ['duty-to-the-crown', 'stalwart'],
  },
  'jaime-lannister-kingsguard': {
    name: 'Jaime Lannister', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 2, character: 'Jaime Lannister',
    requires: { without: [{ card: 'kingsguard' }] }, discount: { less: 1, with: { character: 'Cersei Lannister' } },
    abilities: ['expert-duelist', 'counterstrike'],
  },
  'mandon-moore-kingsguard': {
    name: 'Mandon Moore', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 1, character: 'Mandon Moore', requires: { without: [{ card: 'kingsguard' }] },
    abilities: ['dominance-of-the-crown'],
  },
  'meryn-trant-kingsguard': {
    name: 'Meryn Trant', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 1, character: 'Meryn Trant', requires: { without: [{ card: 'kingsguard' }] },
    abilities: ['intimidation-of-the-crown'],
  },
  'boros-blount-kingsguard': {
    name: 'Boros Blount', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 1, character: 'Boros Blount', requires: { without: [{ card: 'kingsguard' }] },
    abilities: ['vengeance-of-the-crown'],
  },
  'ser-robert-strong-the-silent-giant': {
    name: 'Ser Robert Strong', subname: 'The Silent Giant', faction: 'lannister', type: 'infantry', cost: 2, character: 'Ser Robert Strong',
    requires: {
      anyOf: [{ character: 'Qyburn' }, { card: 'tommen-baratheon-next-in-succession' }],
      without: [{ character: 'Gregor Clegane' }],
    },
    abilities: ['resilience', 'unstoppable-wrath'],
  },
  'sentinel-enforcer': {
    name: 'Sentinel Enforcer', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['taunt'],
  },
  'jaime-lannister-the-kingslayer': {
    name: 'Jaime Lannister', subname: 'The Kingslayer', faction: 'lannister', type: 'infantry', cost: 0, character: 'Jaime Lannister',
    abilities: ['precision', 'counterstrike', 'disrupt'],
    commands: ['kingslayers-renown', 'kingslayers-prowess', 'kingslayers-infamy'],
  },
  'gregor-clegane-the-mountain': {
    name: 'Gregor Clegane', subname: 'The Mountain', faction: 'lannister', type: 'infantry', cost: 0, character: 'Gregor Clegane',
    abilities: ['affiliation-house-clegane', 'indomitable', 'the-mountains-strength'],
    commands: ['overrun-lannister', 'assault-orders-lannister', 'price-of-failure'],
  },
  'jaime-lannister-maimed-hostage': {
    name: 'Jaime Lannister', subname: 'Maimed Hostage', faction: 'lannister', type: 'infantry', cost: 1,
    character: 'Jaime Lannister', givenAway: 'before-deployment',
    abilities: ['valuable-captive-jaime-lannister', 'vengeful-captive'],
  },
  turncoat: {
    name: 'Turncoat', faction: 'lannister', type: 'infantry', cost: 1, givenAway: 'after-deployment',
    abilities: ['sabotage-and-subvert'],
  },
  'tyrion-lannister-the-giant-of-lannister': {
    name: 'Tyrion Lannister', subname: 'The Giant of Lannister', faction: 'lannister', type: 'infantry', cost: 1,
    character: 'Tyrion Lannister', abilities: ['battle-plan', 'counterstrategy'],
  },
  'assault-veteran': {
    name: 'Assault Veteran', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['intimidating-presence'],
  },
  'guard-captain': {
    name: 'Guard Captain', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['hold-the-line'],
  },
  'gregor-clegane-lord-tywins-mad-dog': {
    name: 'Gregor Clegane', subname: "Lord Tywin's Mad Dog", faction: 'lannister', type: 'infantry', cost: 2, character: 'Gregor Clegane',
    abilities: ['unstoppable-wrath', 'uncontrolled-rage'],
  },
  'tywin-lannister-lord-of-casterly-rock': {
    name: 'Tywin Lannister', subname: 'Lord of Casterly Rock', faction: 'lannister', type: 'infantry', cost: 0, character: 'Tywin Lannister',
    abilities: ['lannister-supremacy', 'threaten'],
    commands: ['exploit-weakness-lannister', 'broken-resolve', 'issue-commands-lannister'],
  },
  'tyrion-lannister-halfman': {
    name: 'Tyrion Lannister', subname: 'Halfman', faction: 'lannister', type: 'infantry', cost: 0, character: 'Tyrion Lannister',
    abilities: ['counterstrategy', 'tactical-reposition'],
    commands: ['false-agenda-lannister', 'cunning-ploy-lannister', 'intercept-orders-lannister'],
  },
  'kevan-lannister-protector-of-the-realm': {
    name: 'Kevan Lannister', subname: 'Protector of the Realm', faction: 'lannister', type: 'infantry', cost: 0, character: 'Kevan Lannister',
    abilities: ['lannister-supremacy', 'might-of-the-throne'],
    commands: ['predictable-maneuvers-lannister', 'seeing-their-flaws-lannister', 'wealth-of-the-rock'],
  },
  'addam-marbrand-commander-of-the-city-watch': {
    name: 'Addam Marbrand', subname: 'Commander of the City Watch', faction: 'lannister', type: 'infantry', cost: 0, character: 'Addam Marbrand',
    abilities: ['hardened', 'iron-resolve'],
    commands: ['charismatic-leadership', 'lash-out-lannister', 'valiant-example'],
  },
  'the-high-sparrow-his-high-holiness': {
    name: 'The High Sparrow', subname: 'His High Holiness', faction: 'lannister', type: 'infantry', cost: 0, character: 'The High Sparrow',
    abilities: ['embolden', 'intimidating-presence'],
    commands: ['mercy-of-the-mother', 'protection-of-the-father', 'wrath-of-the-warrior'],
  },
  'jaime-lannister-the-young-lion': {
    name: 'Jaime Lannister', subname: 'The Young Lion', faction: 'lannister', type: 'infantry', cost: 1, character: 'Jaime Lannister',
    abilities: ['martial-training', 'stalwart'],
  },
  'sandor-clegane-the-hound': {
    name: 'Sandor Clegane', subname: 'The Hound', faction: 'lannister', type: 'infantry', cost: 1, character: 'Sandor Clegane',
    abilities: ['affiliation-house-clegane', 'fueled-by-slaughter', 'furious-charge'],
  },
  'gregor-clegane-mounted-behemoth': {
    name: 'Gregor Clegane', subname: 'Mounted Behemoth', faction: 'lannister', type: 'cavalry', cost: 3, character: 'Gregor Clegane',
    abilities: ['indomitable', 'ferocious-assault', 'intimidating-presence'],
  },
  'clegane-butcher': {
    name: 'Clegane Butcher', faction: 'lannister', type: 'cavalry', cost: 1, abilities: ['fueled-by-slaughter'],
  },
  'qyburn-forbidden-knowledge': {
    name: 'Qyburn', subname: 'Forbidden Knowledge', faction: 'lannister', type: 'infantry', cost: 1, character: 'Qyburn',
    abilities: ['experiment-enhancements', 'violent-reactions'],
  },
  'addam-marbrand-trusted-bannerman': {
    name: 'Addam Marbrand', subname: 'Trusted Bannerman', faction: 'lannister', type: 'infantry', cost: 1, character: 'Addam Marbrand',
    abilities: ['sentinel', 'jaimes-vassal'],
  },
  'gate-warden': {
    name: 'Gate Warden', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['superior-numbers', 'reinforcements'],
  },
  'joffrey-baratheon-first-of-his-name': {
    name: 'Joffrey Baratheon', subname: 'First of His Name', faction: 'lannister', type: 'infantry', cost: 0, character: 'Joffrey Baratheon',
    abilities: ['orders-of-the-crown'],
    commands: ['you-will-obey-me', 'traitors-i-will-have-their-heads', 'i-am-the-king'],
  },
  'arys-oakheart-kingsguard': {
    name: 'Arys Oakheart', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 1, character: 'Arys Oakheart',
    requires: { without: [{ card: 'kingsguard' }] }, abilities: ['protection-of-the-crown'],
  },
  'preston-greenfield-kingsguard': {
    name: 'Preston Greenfield', subname: 'Kingsguard', faction: 'lannister', type: 'infantry', cost: 1, character: 'Preston Greenfield',
    requires: { without: [{ card: 'kingsguard' }] }, abilities: ['orders-of-the-crown'],
  },
  'champion-of-the-faith': {
    name: 'Champion of the Faith', faction: 'lannister', type: 'infantry', cost: 1, limit: 2,
    discount: { less: 'all', with: { character: 'The High Sparrow' }, firstOf: 'champion-of-the-faith' },
    abilities: ['war-cry'],
  },
};
