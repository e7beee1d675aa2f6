// The board game, introduced: what pages need that have not opened it. It imports nothing of its rules.

import type { VNode } from 'preact';
import { say } from '../../app/words.ts';
import { Arms } from '../arms.tsx';
import type { GameMeta } from '../game.ts';
import { HouseShield } from './house-shield.tsx';

/** Houses, fleets and a throne. */
function CrownAboveTheSea(): VNode {
  return (
    <Arms>
      <path class="azure" d="M0 0 H120 V140 H0 Z" />
      <path class="waves" d="M0 94 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
      <path class="waves" d="M-10 108 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
      <path class="waves" d="M0 122 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
      <path class="or" d="M31 68 L26 33 L43 48 L60 24 L77 48 L94 33 L89 68 Z M31 72 H89 V79 H31 Z" />
      <circle class="or" cx="26" cy="30" r="4" />
      <circle class="or" cx="60" cy="20" r="4.5" />
      <circle class="or" cx="94" cy="30" r="4" />
    </Arms>
  );
}

const HOUSES = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'] as const;

export const thrones: GameMeta = {
  name: 'thrones.name',
  short: 'thrones.short',
  edition: 'thrones.edition',
  text: 'thrones.text',
  today: 'thrones.today',
  words: {
    mine: 'thrones.play.house',
    any: 'thrones.houses.any',
    none: 'thrones.houses.none',
    person: 'thrones.together.name',
    count: 'thrones.table.houses',
  },
  Arms: CrownAboveTheSea,
  seats: HOUSES,
  SeatSign({ seat, size }) {
    const house = HOUSES.find((each) => each === seat);
    return house === undefined ? null : <HouseShield house={house} size={size} />;
  },
  tellSetup(setup, seats) {
    const said = [say('thrones.table.houses', { count: seats })];
    if (typeof setup !== 'object' || setup === null) return said;
    if ('tidesOfBattle' in setup && setup['tidesOfBattle'] === true) said.push(say('thrones.options.tides'));
    if ('faq' in setup && setup['faq'] === true) said.push(say('thrones.options.faq'));
    return said;
  },
};
