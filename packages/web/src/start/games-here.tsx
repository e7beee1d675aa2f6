// The two games, and what can be done with each today.

import type { VNode } from 'preact';
import { say } from '../app/words.ts';

const FIELD = 'M8 6 H112 V62 C112 102 84 124 60 136 C36 124 8 102 8 62 Z';

export function GamesHere(): VNode {
  return (
    <section class="stack" aria-labelledby="games">
      <h2 id="games">{say('start.games')}</h2>
      <div class="games-here">
        <article class="game">
          <CrownAboveTheSea />
          <div>
            <h3>{say('thrones.name')}</h3>
            <p class="edition">{say('thrones.edition')}</p>
            <p>{say('thrones.text')}</p>
            <p class="today">{say('thrones.today')}</p>
          </div>
        </article>
        <article class="game">
          <SwordsBelowTheWall />
          <div>
            <h3>{say('battle.name')}</h3>
            <p class="edition">{say('battle.edition')}</p>
            <p>{say('battle.text')}</p>
            <p class="today">{say('battle.today')}</p>
            <p>
              <code>npx maester help</code>
            </p>
          </div>
        </article>
      </div>
    </section>
  );
}

/** Houses, fleets and a throne. */
function CrownAboveTheSea(): VNode {
  return (
    <svg class="arms" viewBox="0 0 120 140" aria-hidden="true">
      <defs>
        <clipPath id="field">
          <path d={FIELD} />
        </clipPath>
      </defs>
      <g clip-path="url(#field)">
        <path class="azure" d="M0 0 H120 V140 H0 Z" />
        <path class="waves" d="M0 94 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
        <path class="waves" d="M-10 108 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
        <path class="waves" d="M0 122 q10 -9 20 0 t20 0 t20 0 t20 0 t20 0 t20 0" />
        <path class="or" d="M31 68 L26 33 L43 48 L60 24 L77 48 L94 33 L89 68 Z M31 72 H89 V79 H31 Z" />
        <circle class="or" cx="26" cy="30" r="4" />
        <circle class="or" cx="60" cy="20" r="4.5" />
        <circle class="or" cx="94" cy="30" r="4" />
      </g>
      <path class="bordure" d={FIELD} />
    </svg>
  );
}

/** Two armies in the field. */
function SwordsBelowTheWall(): VNode {
  return (
    <svg class="arms" viewBox="0 0 120 140" aria-hidden="true">
      <g clip-path="url(#field)">
        <path class="gules" d="M0 0 H120 V140 H0 Z" />
        <path class="or" d="M0 0 H120 V21 H104 V29 H88 V21 H68 V29 H52 V21 H32 V29 H16 V21 H0 Z" />
        <g id="sword" transform="rotate(36 60 76)">
          <path class="argent" d="M56.5 40 L60 31 L63.5 40 V98 H56.5 Z" />
          <path class="or" d="M46 98 H74 V103.5 H46 Z M57 103 H63 V115 H57 Z" />
          <circle class="or" cx="60" cy="118" r="5" />
        </g>
        <use href="#sword" transform="matrix(-1 0 0 1 120 0)" />
      </g>
      <path class="bordure" d={FIELD} />
    </svg>
  );
}
