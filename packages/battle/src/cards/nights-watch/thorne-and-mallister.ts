/** The Tactics cards of Alliser Thorne and of Ser Denys Mallister, with the duty he holds his men to. */
import {
  activates,
  afterDeployment,
  asking,
  attachableTo,
  attachesFrom,
  becomesChosen,
  cardAttached,
  choose,
  condition,
  enemiesInSight,
  mayUse,
  orNone,
  when,
  withOneOf,
} from '../../effects/words.ts';
import type { Effect, Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import type { Trigger } from '../../timing/triggers.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { patheticAttempt } from '../shared/endurance.ts';
import { adaptiveMethods } from '../shared/field-tactics.ts';
import { combatProwess, seeingTheirFlaws } from '../shared/tactics.ts';
import { isOfTheWatch, takesTheVow, vow } from './vows.ts';
import { priceOfFailure } from '../shared/assaults.ts';

const ALLISER = 'alliser-thorne-master-at-arms';
const DENYS = 'ser-denys-mallister-shadow-tower-commander';
const TEMPERED = 'tempered-by-duty';

/** An enemy in Long Range and line of sight may get a token of choice. */
const anyEnemyInSight: Ways<Trigger> = orNone(withOneOf(enemiesInSight('long')(), ...CONDITIONS));
const tempers: Effect<Trigger> = when(
  condition('chose-enemy', ({ way }) => way !== 'none'),
  becomesChosen,
);

export const THORNE_AND_MALLISTER: { readonly [id: string]: TacticsCard } = {
  'pathetic-attempt-nights-watch': patheticAttempt(
    { faction: 'nights-watch', commander: ALLISER },
    'Alliser Thorne',
  ),
  'seeing-their-flaws-nights-watch': seeingTheirFlaws(
    { faction: 'nights-watch', commander: ALLISER },
    'Alliser Thorne',
  ),
  'price-of-failure-nights-watch': {
    ...priceOfFailure({ faction: 'nights-watch', commander: ALLISER }),
    name: 'Price Of Failure',
  },
  'adaptive-methods-nights-watch': adaptiveMethods({ faction: 'nights-watch', commander: DENYS }),
  'combat-prowess-nights-watch': combatProwess({ faction: 'nights-watch', commander: DENYS }),
  [TEMPERED]: {
    name: 'Tempered by Duty',
    faction: 'nights-watch',
    commander: DENYS,
    responses: [takesTheVow],
    attached: vow({
      happens: [
        asking(cardAttached(TEMPERED), anyEnemyInSight, tempers),
        asking(activates, anyEnemyInSight, tempers),
      ],
    }),
  },
};

export const MALLISTER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'dutiful-commander': {
    name: 'Dutiful Commander',
    uses: [
      mayUse(
        choose(
          afterDeployment,
          attachableTo(
            ({ s, owner }) => (owner !== null && isOfTheWatch(s, owner) ? [owner] : []),
            'deck',
            TEMPERED,
          ),
          attachesFrom,
        ),
      ),
    ],
  },
};
