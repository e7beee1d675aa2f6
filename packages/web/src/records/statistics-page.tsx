// Open statistics: what came of all finished games of this server, for everyone to see, without a word about who played.

import { useSignal } from '@preact/signals';
import { GAMES, type GameName, type Statistics } from '@maester/records/results';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ShareBar, percent } from '../figures/share.tsx';
import { say } from '../games/battle/war-room/say.ts';
import { WarRoom } from '../games/battle/war-room/war-room.tsx';
import { Choice } from '../start/fields.tsx';
import { ArmyTables, CountTable, modesIn } from './share-tables.tsx';
import './records.css';

type Open = Omit<Statistics, 'opponents' | 'opposing' | 'modes'>;
type Shown = Readonly<Record<GameName, Open>>;

async function fetchStatistics(): Promise<Shown> {
  const response = await fetch('/api/statistics');
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return (await response.json()) as Shown;
}

export function StatisticsPage(): VNode {
  const shown = useSignal<Shown | 'looking' | 'away'>('looking');
  const game = useSignal<GameName>('battle');
  useEffect(() => {
    let gone = false;
    const show = (found: Shown | 'away'): void => {
      if (gone) return;
      shown.value = found;
      if (found !== 'away' && found.battle.games === 0 && found.thrones.games > 0) game.value = 'thrones';
    };
    fetchStatistics().then(show, () => show('away'));
    return () => {
      gone = true;
    };
  }, []);
  const found = shown.value;
  return (
    <WarRoom class="statistics">
      <h1>{say('statistics.title')}</h1>
      <p class="note">{say('statistics.lead')}</p>
      {found === 'looking' ? (
        <p class="note" aria-live="polite">
          {say('app.loading')}
        </p>
      ) : found === 'away' ? (
        <p class="problem">{say('statistics.away')}</p>
      ) : (
        <>
          <Choice
            legend={say('records.game')}
            value={game.value}
            options={GAMES}
            labelOf={(each) => say(`records.game.${each}`)}
            onChange={(value) => (game.value = value)}
          />
          <Tables game={game.value} its={found[game.value]} />
          <p class="note">
            <a href="/api/statistics">{say('statistics.json')}</a>
          </p>
        </>
      )}
    </WarRoom>
  );
}

function Tables({ game, its }: { readonly game: GameName; readonly its: Open }): VNode {
  if (its.games === 0) return <p class="panel">{say('statistics.none')}</p>;
  const { luckier } = its;
  return (
    <section class="stack" aria-label={say('records.statistics')}>
      <div class="panel stack tight record-sum">
        <p class="big-share">{its.games}</p>
        <div class="stack tight">
          <p>{say('statistics.games')}</p>
          {luckier.played > 0 && (
            <>
              <p>{say('statistics.luckier', { share: percent(luckier.share) })}</p>
              <ShareBar score={luckier} />
            </>
          )}
        </div>
      </div>
      <div class="share-tables">
        <ArmyTables game={game} statistics={its} />
        <CountTable
          title={say(game === 'battle' ? 'records.by.mode' : 'records.by.players')}
          rows={its.gamesByMode}
          nameOf={modesIn(game)}
        />
      </div>
      <p class="note">{say('statistics.note')}</p>
    </section>
  );
}
