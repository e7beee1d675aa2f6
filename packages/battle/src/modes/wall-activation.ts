/** A Castle Wall that is activated shoots for the Defender. */
import { idOn, type Option } from '@maester/kernel';
import { unitOption } from '../options.ts';
import { shotWith, targetsFrom } from '../actions/ranged.ts';
import { attack, friendsInMelee } from '../attack/attack.ts';
import { test } from '../morale/morale.ts';
import { procedure } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changeUnit, mustUnit } from '../units/units.ts';
import { newAttack } from '../attack/frame.ts';

interface WallActivation {
  wall: string;
  /** Friends in melee with the target. */
  frightened: string[];
}

function targets(s: BattleState, id: string): Option[] {
  const wall = mustUnit(s, id);
  return wall.pose === null ? [] : targetsFrom(s, wall, wall.pose);
}

/** battle/mode-a-storm-of-swords/walls-activate: Arrows, or nothing. */
export const wallActivation = procedure<WallActivation>('wall-activation')({
  activates: (t, f) => {
    changeUnit(t.state, f.wall, { activated: true });
    t.emit({ type: 'activated', unit: f.wall });
  },
  arrows: {
    ask: 'option',
    seat: (s, f) => (targets(s, f.wall).length > 0 ? mustUnit(s, f.wall).seat : null),
    options: (s, f) => [...targets(s, f.wall), 'forgo'],
    facts: (_, f) => ({ unit: f.wall }),
    then: (t, f, option, _, on) => {
      if (option === 'forgo') return 'end';
      const target = mustUnit(t.state, idOn(on, 'unit'));
      const wall = mustUnit(t.state, f.wall);
      f.frightened = friendsInMelee(t.state, wall, target).map(({ id }) => id);
      t.run(attack, newAttack(f.wall, target.id, shotWith(t.state, wall, target, option), 'ranged', false));
      return 'friends-panic';
    },
  },
  /** battle/ranged/into-melee-panic: in the order its player likes. */
  'friends-panic': {
    ask: 'option',
    seat: (s, f) => (f.frightened.length > 0 ? mustUnit(s, f.wall).seat : null),
    options: (_, f) => f.frightened.map(unitOption),
    forced: 'is-taken',
    then: (t, f, id) => {
      f.frightened = f.frightened.filter((other) => other !== id);
      test(t, 'panic', id, { seat: mustUnit(t.state, f.wall).seat, by: null });
      return 'friends-panic';
    },
  },
});
