// The odds room: any attacker against any defender, with everything that players reason about, exactly. The address is
// the whole question.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Loading } from '../../../app/lazy.tsx';
import { standAt } from '../../../app/router.ts';
import { loadFactions } from '../builder/words.ts';
import { say } from '../war-room/say.ts';
import { WarRoom } from '../war-room/war-room.tsx';
import { AllUnits } from './all-units.tsx';
import { Circumstances } from './circumstances.tsx';
import { FighterChoice } from './fighter-choice.tsx';
import { known, readMatchup, writeMatchup, type Matchup } from './matchup.ts';
import { Outcome } from './outcome.tsx';
import './odds-room.css';

export function OddsPage({ wanted }: { readonly wanted: string }): VNode {
  const read = useMemo(() => readMatchup(wanted), [wanted]);
  const factions = `${read.attacker.faction} ${read.defender.faction}`;
  const here = useSignal('');
  useEffect(() => {
    let left = false;
    void loadFactions([read.attacker.faction, read.defender.faction]).then(() => {
      if (!left) here.value = factions;
    });
    return () => {
      left = true;
    };
  }, [factions]);
  if (here.value !== factions) return <Loading />;
  return <Room key={factions} read={read} />;
}

function Room({ read }: { readonly read: Matchup }): VNode {
  const matchup = useMemo(() => known(read), [read]);
  const change = (changed: Partial<Matchup>): void =>
    standAt({ page: 'odds', wanted: writeMatchup({ ...matchup, ...changed }) });
  return (
    <WarRoom class="odds-room">
      <h1 class="visually-hidden">{say('room.odds')}</h1>
      <div class="odds-sides">
        <FighterChoice
          title={say('odds.attacker')}
          fighter={matchup.attacker}
          choose={(attacker) => change({ attacker, profile: 0, ranks: null, commander: null, using: [] })}
        />
        <FighterChoice
          title={say('odds.defender')}
          fighter={matchup.defender}
          choose={(defender) => change({ defender, wounds: null })}
        />
      </div>
      <div class="odds-body">
        <Circumstances matchup={matchup} change={change} />
        <Outcome matchup={matchup} />
      </div>
      <AllUnits matchup={matchup} />
    </WarRoom>
  );
}
