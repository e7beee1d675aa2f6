/** Those who stand beside the children of Winterfell: Hodor, Syrio Forel and Osha. */
import { running } from '@maester/kernel';
import { retreat } from '../../actions/retreat.ts';
import { attack } from '../../attack/attack.ts';
import {
  answer,
  happening,
  isSelf,
  losesRank,
  mayUse,
  moment,
  narrowed,
  own,
  condition,
} from '../../effects/words.ts';
import { ATTACHMENT_ABILITIES_LOST } from '../../state.ts';
import { lay } from '../../tactics/influence.ts';
import { become } from '../../units/conditions.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';

export const COMPANION_ABILITIES: { readonly [id: string]: AbilityCard } = {
  hodor: { name: 'Hodor!', attacking: inMelee({ wounds: 1 }) },
  'hodor-hodor-hodor': {
    name: 'Hodor!!!',
    retreats: { noPivots: true },
    uses: [
      mayUse(
        answer(
          moment('retreat-rolled', isSelf('unit')),
          own('hodor', ({ t, seat, unit, source }) => {
            running(t.state, retreat)?.gained.push({ dieIsSix: true, noPivots: true });
            lay(t, {
              ability: ATTACHMENT_ABILITIES_LOST,
              on: unit.id,
              by: seat,
              until: 'game',
              from: source.id,
            });
          }),
        ),
      ),
    ],
  },
  'water-dance': {
    name: 'Water Dance',
    happens: [
      happening(
        narrowed(
          losesRank,
          condition('in-an-attack', ({ s, unit }) => running(s, attack)?.defender === unit.id),
        ),
        own('water-dance', ({ t }) => {
          const attacker = running(t.state, attack)?.attacker;
          if (attacker !== undefined) become(t, attacker, 'vulnerable');
        }),
      ),
    ],
  },
};
