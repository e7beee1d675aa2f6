/**
 * Choices in the middle of an effect. What is chosen is the next part for the effects that follow; units that come up
 * only now are targets like those that were declared (battle/term/target).
 */
import { idsOn, type Offer } from '@maester/kernel';
import type { Source } from '../effects/context.ts';
import type { EffectNode } from '../effects/effect.ts';
import { nodeAt, waysByWorth } from '../effects/interpreter.ts';
import { SituationNow } from '../effects/situation.ts';
import { NOTHING, wayOf, wayTo, type Way } from '../effects/way.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { concernsAnyone } from './prompts.ts';
import { kindOf, unitsIn, withinReach } from './targets.ts';
import type { Occasion } from './triggers.ts';
import { alsoTargets, happens } from './window.ts';

interface ChoiceInEffect extends Occasion {
  /** Whose effect it is, and who chooses. */
  seat: string;
  chooser: string;
  owner: string | null;
  source: Source;
  parts: readonly Way[];
  /** The place of the effect. */
  at: readonly number[];
  /** What was chosen, while those concerned may answer it. */
  chosen?: Way;
  cancelled?: true;
}

/** Units that the effect is about already: they are not picked here. */
const aboutAlready = ({ unit, other, owner, parts }: ChoiceInEffect): readonly (string | null)[] => [
  unit,
  other,
  owner,
  ...parts.flatMap(({ on }) => idsOn(on, 'unit')),
];

function choicesIn(s: BattleState, f: ChoiceInEffect): readonly Offer[] {
  const node = nodeAt(s, f.source, f.at) as EffectNode<'chooses'>;
  const ways = node.ways(new SituationNow(s, f, f.seat, f.owner, f.source, f.parts) as never);
  return withinReach(s, f.seat, kindOf(s, f.source, f.owner), ways, aboutAlready(f));
}

/** battle/term/targeted: those concerned answer before the effects go on. */
function choose(t: T, f: ChoiceInEffect, way: Way): 'answered' {
  const { seat, owner, source } = f;
  const already = aboutAlready(f);
  f.chosen = way;
  if (concernsAnyone(t.state, 'targeted'))
    for (const unit of unitsIn(t.state, [way]))
      if (!already.includes(unit))
        happens(t, 'targeted', unit, null, {
          what: kindOf(t.state, source, owner),
          id: source.id,
          seat,
          owner,
        });
  return 'answered';
}

/** battle/timing/choice-of-opponent: asked when the effect is resolved. */
export const chooseInEffect = procedure<ChoiceInEffect>('choice')({
  choose: {
    ask: 'option',
    seat: (s, f) => (choicesIn(s, f).length > 1 ? f.chooser : null),
    options: choicesIn,
    // an opponent chooses what is worst for its player
    suggest: (s, f) => {
      const sorted = waysByWorth(s, f, f, choicesIn(s, f));
      return f.chooser === f.seat ? sorted : sorted.toReversed();
    },
    facts: (_, f) => ({ name: f.source.id }),
    then: (t, f, option, __, on) => choose(t, f, wayTo(option, on)),
  },
  /** With one possibility there is nothing to ask. */
  only: (t, f) => {
    const [only] = choicesIn(t.state, f);
    return choose(t, f, only === undefined ? NOTHING : wayOf(only));
  },
  answered: (t, f) => {
    const way = f.cancelled === true ? NOTHING : (f.chosen ?? NOTHING);
    alsoTargets(t, f.source, way);
    t.returns([way]);
  },
});
