/**
 * An attack that no card of a unit prints (battle/attack/loose): an NCU makes it, or a unit with what a Tactics card
 * says. Friends in melee with its target panic as after any Ranged Attack.
 */
import type { AttackProfile } from './profile.ts';
import type { AttackGain } from '../effects/gains.ts';
import { unitOption } from '../options.ts';
import { test } from '../morale/morale.ts';
import { procedure } from '../rules.ts';
import { mustUnit } from '../units/units.ts';
import { attack, friendsInMelee } from './attack.ts';
import { newAttack } from './frame.ts';

interface LooseAttack {
  /** A unit or an NCU. */
  attacker: string;
  target: string;
  printed: AttackProfile;
  gained: AttackGain[];
  /** Friends of the attacker in melee with the target. */
  frightened: string[];
}

export const looseAttack = procedure<LooseAttack>('loose-attack')({
  attack: (t, f) => {
    const [attacker, target] = [mustUnit(t.state, f.attacker), mustUnit(t.state, f.target)];
    if (target.destroyed || target.pose === null) return 'end';
    f.frightened = friendsInMelee(t.state, attacker, target)
      .map(({ id }) => id)
      .filter((id) => id !== f.attacker);
    const started = newAttack(f.attacker, f.target, 0, 'ranged', false);
    t.run(attack, { ...started, printed: f.printed, gained: [...f.gained] });
    return 'friends-panic';
  },
  /** battle/ranged/into-melee-panic: in the order its player likes. */
  'friends-panic': {
    ask: 'option',
    seat: (s, f) => (f.frightened.length > 0 ? mustUnit(s, f.attacker).seat : null),
    options: (_, f) => f.frightened.map(unitOption),
    forced: 'is-taken',
    then: (t, f, id) => {
      f.frightened = f.frightened.filter((other) => other !== id);
      test(t, 'panic', id, { seat: mustUnit(t.state, f.attacker).seat, by: null });
      return 'friends-panic';
    },
  },
});
