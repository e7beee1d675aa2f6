// Hosting a table on the server: what is played and how, my seat, and which seats the computer has from the start.

import { useSignal } from '@preact/signals';
import { ANY_SEAT, type Clock } from '@maester/table';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import type { GameSetup, NewGame } from '../games/game.ts';
import { seatWords, type GameId } from '../games/index.ts';
import { serverService } from '../table/services.ts';
import { mindFor } from '../table/tell-mind.ts';
import { ClockChoice } from './clock-choice.tsx';
import { Choice, NameField, PasswordField, Toggle } from './fields.tsx';
import { HouseChoice } from './house-choice.tsx';
import { Away } from './join.tsx';
import { LevelLines } from './level-lines.tsx';
import { LevelSelect, levelOf, type SeatLevels } from './levels.tsx';
import { SeatFace, seatName } from './seat-sign.tsx';
import { reach, watchServer } from './server.ts';
import { StartButton } from './start-button.tsx';

/** How houses are given away. */
const GIVING = ['chosen', 'dealt', 'draft'] as const;
type Giving = (typeof GIVING)[number];

/** The page around the options of whichever game is hosted. */
export function HostPage({ children }: { readonly children: ComponentChildren }): VNode {
  useEffect(watchServer, []);
  return (
    <main class="page narrow stack form">
      <div class="stack tight">
        <h1>{say('host.title')}</h1>
        <p class="note">{say('host.text')}</p>
      </div>
      {reach.value === 'away' ? <Away /> : null}
      {children}
    </main>
  );
}

export function HostGame({ id: gameId, newGame }: GameSetup & { readonly id: GameId }): VNode {
  const game = useMemo(newGame, []);
  const words = seatWords(gameId);
  const clock = useSignal<Clock>({ kind: 'none' });
  const chat = useSignal(true);
  const listed = useSignal(false);
  const rated = useSignal(false);
  const chosen = useSignal<string | null>(null);
  const computers = useSignal<ReadonlySet<string>>(new Set());
  const levels = useSignal<SeatLevels>({});
  const password = useSignal('');
  const wanted = useSignal<Giving>('chosen');
  const plays = useSignal(true);

  const houses = game.seats.value;
  // In the other game a seat is an army of one's own choice.
  const giving = gameId === 'thrones' ? wanted.value : 'chosen';
  const mine = giving !== 'chosen' ? (plays.value ? ANY_SEAT : 'none') : seatIn(houses, chosen.value);
  // In a draft computer players take places at the table, not houses.
  const minds =
    giving === 'draft' ? [] : houses.filter((house) => house !== mine && computers.value.has(house));
  const isFull = mine === ANY_SEAT && minds.length === houses.length;

  const create = async (): Promise<void> => {
    const id = await serverService().create({
      game: gameId,
      setup: game.setup.value,
      clock: clock.value,
      chat: chat.value,
      open: listed.value,
      rated: rated.value,
      dealt: giving === 'dealt',
      draft: giving === 'draft',
      password: password.value.trim() === '' ? null : password.value.trim(),
      minds: Object.fromEntries(minds.map((house) => [house, mindFor(gameId, levelOf(levels.value, house))])),
      names: mine === 'none' ? {} : { [mine]: settings.value.name.trim() },
    });
    goTo({ page: 'table', service: 'remote', id });
  };

  return (
    <>
      <section class="panel stack">
        <h2>{say('host.game')}</h2>
        <game.Size />
        <game.Variants />
      </section>
      <section class="panel stack">
        <h2>{say('host.seats')}</h2>
        <NameField />
        {gameId === 'thrones' ? (
          <div class="stack tight">
            <Choice
              legend={say('host.houses')}
              value={giving}
              options={GIVING}
              labelOf={(way) => say(`host.houses.${way}`)}
              onChange={(way) => (wanted.value = way)}
            />
            {giving === 'chosen' ? null : <p class="note">{say(`host.houses.${giving}.note`)}</p>}
          </div>
        ) : null}
        {giving !== 'chosen' ? (
          <Toggle
            label={say('host.plays')}
            checked={plays.value}
            onChange={(value) => (plays.value = value)}
          />
        ) : (
          <HouseChoice
            legend={say(words.mine)}
            game={game}
            otherName={say(words.none)}
            other="none"
            value={mine}
            onChange={(house) => (chosen.value = house)}
          />
        )}
        {giving === 'draft' ? null : (
          <Computers
            game={game}
            houses={houses.filter((house) => house !== mine)}
            chosen={computers.value}
            onChange={(value) => (computers.value = value)}
            levels={levels.value}
            onLevels={(value) => (levels.value = value)}
          />
        )}
      </section>
      <section class="panel stack">
        <h2>{say('host.table')}</h2>
        <ClockChoice clock={clock.value} onChange={(value) => (clock.value = value)} />
        <Toggle label={say('host.chat')} checked={chat.value} onChange={(value) => (chat.value = value)} />
        <Toggle
          label={say('host.listed')}
          note={say('host.listed.note')}
          checked={listed.value}
          onChange={(value) => (listed.value = value)}
        />
        <Toggle
          label={say('host.rated')}
          note={say('host.rated.note')}
          checked={rated.value}
          onChange={(value) => (rated.value = value)}
        />
        <PasswordField
          value={password.value}
          onChange={(value) => (password.value = value)}
          note={say('host.password.note')}
        />
      </section>
      <StartButton
        text={say('host.create')}
        start={create}
        unable={
          reach.value === 'away'
            ? say('server.away')
            : mine !== 'none' && settings.value.name.trim() === ''
              ? say('fields.name.missing')
              : isFull
                ? say('host.full')
                : (game.problem?.value ?? null)
        }
      />
    </>
  );
}

/** The first house until another is chosen, or if the chosen one is not in the game any more. */
function seatIn(houses: readonly string[], chosen: string | null): string {
  if (chosen === 'none') return chosen;
  return houses.find((house) => house === chosen) ?? houses[0] ?? 'none';
}

interface ComputersProps {
  readonly game: NewGame;
  readonly houses: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly levels: SeatLevels;
  readonly onLevels: (levels: SeatLevels) => void;
}

function Computers({ game, houses, chosen, onChange, levels, onLevels }: ComputersProps): VNode {
  return (
    <fieldset class="plain">
      <legend>{say('host.computers')}</legend>
      <ul class="people">
        {houses.map((house) => (
          <li key={house}>
            <label class="person">
              <input
                type="checkbox"
                checked={chosen.has(house)}
                onChange={(event) => {
                  const others = [...chosen].filter((each) => each !== house);
                  onChange(new Set(event.currentTarget.checked ? [...others, house] : others));
                }}
              />
              <SeatFace game={game} seat={house} size={28} />
            </label>
            {chosen.has(house) ? (
              <LevelSelect
                seat={seatName(game, house)}
                value={levelOf(levels, house)}
                onChange={(level) => onLevels({ ...levels, [house]: level })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <LevelLines
        levels={houses.filter((house) => chosen.has(house)).map((house) => levelOf(levels, house))}
      />
      <p class="note">{say('host.computers.note')}</p>
    </fieldset>
  );
}
