// Beasts and engines from above, each in its own shape: wolves, cats, bears, giants, mammoths, dragons, chariots and stone
// throwers. Fetched when the first of them comes into sight; `models.tsx` has its base until then.

import type { ComponentChildren, VNode } from 'preact';
import './beasts.css';

type Shape = () => VNode;

/** The same on both sides. */
function Twice({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

/** Several of a kind, each at its place and turned a little. */
const pack =
  (One: Shape, scale: number, at: readonly (readonly [x: number, y: number, turn: number])[]): Shape =>
  () => (
    <>
      {at.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <One />
        </g>
      ))}
    </>
  );

const Wolf: Shape = () => (
  <>
    <path class="hide dark" d="M-2 11C-5 17-4 24 1 28 5 23 5 17 2 11Z" />
    <Twice>
      <ellipse class="hide dark" cx="6.5" cy="-9" rx="2.6" ry="4.6" transform="rotate(-16 6.5 -9)" />
      <ellipse class="hide dark" cx="6" cy="9" rx="3" ry="5" />
    </Twice>
    <path
      class="hide"
      d="M0-13C6-12 8-7 7.5-1 7 5 6.500 9 5 13 3.500 16-3.500 16-5 13-6.500 9-7 5-7.500-1-8-7-6-12 0-13Z"
    />
    <path class="hide-line" d="M0-10 1.500-5 0-1 1.500 4 0 9M-3.500-8-2.500-3-4 2M3.500-8 4.500-3 3 2" />
    <path class="hide dark" d="M-4-15-8.500-12-6.500-18ZM4-15 8.500-12 6.500-18Z" />
    <path
      class="hide"
      d="M-5.500-17C-6-13-3-11 0-11S6-13 5.500-17C5-20 3-21.500 2.500-24 2-27-2-27-2.500-24-3-21.500-5-20-5.500-17Z"
    />
    <path class="muzzle" d="M-1.800-21-1.500-25.500H1.500L1.800-21C1-19.500-1-19.500-1.800-21Z" />
    <circle class="fang" cy="-26" r="1.300" />
    <Twice>
      <circle class="eye" cx="2.700" cy="-18.500" r="1" />
    </Twice>
  </>
);

/** Slim, with a long tail; lions have a mane. */
const Cat = ({ maned }: { readonly maned: boolean }): VNode => (
  <>
    <path class="tail" d="M0 15C3 21-5 24-3 30" />
    <Twice>
      <ellipse class="hide" cx="6" cy="-8" rx="2.6" ry="5.4" transform="rotate(-20 6 -8)" />
      <ellipse class="hide" cx="5.6" cy="11" rx="3" ry="5" />
    </Twice>
    <path
      class="hide"
      d="M0-14C5-13 7-8 6.500-3 5.500 2 6.500 8 5.500 13 4 17-4 17-5.500 13-6.500 8-5.500 2-6.500-3-7-8-5-13 0-14Z"
    />
    {maned ? (
      <circle class="fur" cy="-16" r="9" />
    ) : (
      <path class="hide-line" d="M-5-8H5M-4.500-3H4.500M-4.500 3H4.500M-5 8H5" />
    )}
    <path class="hide" d="M-5.500-18-6.500-23-3-21.500H3L6.500-23 5.500-18C5.500-14-5.500-14-5.500-18Z" />
    <path class="muzzle" d="M-2.200-21C-2-25 2-25 2.200-21Z" />
    <Twice>
      <circle class="eye" cx="2.800" cy="-19" r="1.100" />
    </Twice>
  </>
);

const Bear: Shape = () => (
  <>
    <Twice>
      <ellipse class="hide dark" cx="11" cy="-11" rx="4" ry="7" transform="rotate(-14 11 -11)" />
      <ellipse class="hide dark" cx="10.5" cy="14" rx="4.4" ry="6.5" transform="rotate(12 10.5 14)" />
      <circle class="hide dark" cx="6.5" cy="-21.500" r="3.200" />
    </Twice>
    <path
      class="hide"
      d="M0-17C10-17 13-9 13-1 13.500 8 12 16 8 20 3 23-3 23-8 20-12 16-13.500 8-13-1-13-9-10-17 0-17Z"
    />
    <path class="hide-line" d="M0-11V16M-5-9-6 3-5 14M5-9 6 3 5 14M-9-4-9.500 6M9-4 9.500 6" />
    <path class="hide" d="M-8-17C-8-12 8-12 8-17 8-22 4-25 3-27H-3C-4-25-8-22-8-17Z" />
    <path class="muzzle" d="M-3-23C-2.500-28.500 2.500-28.500 3-23 2-21-2-21-3-23Z" />
    <circle class="fang" cy="-27" r="1.400" />
    <Twice>
      <circle class="eye" cx="3.800" cy="-20" r="1.100" />
    </Twice>
  </>
);

const Boar: Shape = () => (
  <>
    <Twice>
      <ellipse class="hide dark" cx="8" cy="-8" rx="2.600" ry="5" />
      <ellipse class="hide dark" cx="7.500" cy="11" rx="2.800" ry="5" />
      <path class="hide dark" d="M4-15 10-16 6-10Z" />
    </Twice>
    <path class="hide" d="M0-16C8-15 10-8 10-1 10 8 8 16 0 18-8 16-10 8-10-1-10-8-8-15 0-16Z" />
    <path class="bristles" d="M0-12-2-8 1-4-2 0 1 4-1 8 1 13" />
    <path class="hide" d="M-6.500-14C-6-10 6-10 6.500-14L4-23.500C3-26-3-26-4-23.500Z" />
    <path class="muzzle" d="M-3-25.500H3V-22.500H-3Z" />
    <Twice>
      <path class="tusk" d="M3.500-19C7-20 8.500-23 7.500-26.500" />
      <circle class="eye" cx="3.600" cy="-16" r="1" />
    </Twice>
  </>
);

/** A man three times as large, in furs; `armed` with what he has. */
const giant =
  (armed: 'club' | 'spear'): Shape =>
  () => (
    <>
      <path class="fur" d="M-15-2C-19 10-11 23 0 25 11 23 19 10 15-2Z" />
      <path class="hide-line" d="M-9 6-6 18M-3 7-2 22M4 7 3 22M10 6 7 17" />
      <ellipse class="skin" cx="-16" cy="-8" rx="5" ry="8.500" transform="rotate(18 -16 -8)" />
      <ellipse class="skin" cx="16" cy="-9" rx="5" ry="9" transform="rotate(-12 16 -9)" />
      {armed === 'club' ? (
        <>
          <path class="timber" d="M16-12 12.500-27C11.500-31 20-33 21-29L19-12Z" />
          <path
            class="steel"
            d="M12-26 9.500-27.500M20.500-26 23.500-27M13-22 10.500-22.500M20-21 22.500-21.500"
          />
        </>
      ) : (
        <>
          <path class="timber" d="M16.600 16V-30H18.600V16Z" />
          <path class="steel" d="M17.600-38 20.500-29H14.700Z" />
        </>
      )}
      <ellipse class="fur" rx="17" ry="9.500" cy="-2" />
      <path class="trappings" d="M-9-8C-4-4 4-4 9-8L11 1C5 5-5 5-11 1Z" />
      <circle class="skin" r="6.500" cy="-7" />
      <path class="hair" d="M-6.500-7C-7-14 7-14 6.500-7 5-1-5-1-6.500-7Z" />
    </>
  );

/** A mammoth, or with smooth hide an elephant, and those who ride it. */
const Tusker: Shape = () => (
  <g transform="translate(0 5) scale(.9)">
    <path class="tail" d="M0 41C2 45-1 47 0 51" />
    <Twice>
      <ellipse class="hide dark" cx="15" cy="-8" rx="6" ry="8" />
      <ellipse class="hide dark" cx="15" cy="31" rx="6.500" ry="8" />
      <path class="hide dark" d="M8-31C18-38 23-29 20-19 16-16 11-18 8-22Z" />
      <path class="tusk" d="M5-37C14-41 15-51 8-57" />
    </Twice>
    <path class="hide" d="M0-20C13-19 19-8 19.500 8 20 24 15 39 0 42-15 39-20 24-19.500 8-19-8-13-19 0-20Z" />
    <path class="hide-line" d="M-14 6-15 26M-10-8-12 4M14 6 15 26M10-8 12 4M-6 32-4 39M6 32 4 39" />
    <path class="hide" d="M0-42C9-42 12-35 11-27 10-20 6-16 0-16S-10-20-11-27C-12-35-9-42 0-42Z" />
    <path class="hide dark" d="M-3.500-41C-4.500-48-3-52-4-57L1-58C2-53 3.500-48 3.500-41Z" />
    <Twice>
      <circle class="eye" cx="7" cy="-35" r="1.300" />
    </Twice>
    <path class="trappings" d="M-17-2H17V25H-17Z" />
    <path class="timber" d="M-11 1H11V22H-11Z" />
    {[
      [-5.5, 7],
      [5.5, 8],
      [0, 16],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(.72)`}>
        <ellipse class="coat" rx="8" ry="5" />
        <circle class="helm" r="4" cy="-.5" />
      </g>
    ))}
  </g>
);

const Dragon: Shape = () => (
  <>
    <path class="tail thick" d="M0 10C-4 18 6 22 2 31" />
    <path class="scales" d="M2 29 6 34 0 36-1 31Z" />
    <Twice>
      <path class="wing" d="M3-7C12-20 27-21 36-9 31-10 28-8 26.500-2 22-5 18-3 16 4 12 0 8 2 4 9Z" />
      <path class="wing-bone" d="M4-5C14-17 26-17 36-9M19-15 26.500-2M12-11 16 4" />
    </Twice>
    <path class="scales" d="M0-12C6-10 7-3 6 3 5 8 3 12 0 14-3 12-5 8-6 3-7-3-6-10 0-12Z" />
    <path class="scales" d="M-3-9C-4-15-2-18-4-22L-2-31H2L4-22C2-18 4-15 3-9Z" />
    <path class="scales" d="M-4-22-8-17-3.500-18ZM4-22 8-17 3.500-18Z" />
    <path class="ridge" d="M0-18V12" />
    <Twice>
      <circle class="eye" cx="2.200" cy="-24.500" r="1.100" />
    </Twice>
  </>
);

/** Drawn by two beasts, with a driver and a spearman. */
const Chariot: Shape = () => (
  <>
    <Twice>
      <g transform="translate(9.500 -24) scale(.86)">
        <path class="timber" d="M0-22C7-23 9-28 8-33M4-24 10-25M0-22C-6-23-8-28-7-32" style="fill:none" />
        <path
          class="horse"
          d="M0-24C3.500-23 4.500-18 4.500-14.500 9-11 9.500 8 6.500 16 4 20-4 20-6.500 16-9.500 8-9-11-4.500-14.500-4.500-18-3.500-23 0-24Z"
        />
        <path class="mane" d="M0-20V-10" />
      </g>
      <path class="timber" d="M17 16H22V40H17Z" />
    </Twice>
    <path class="timber" d="M-1.500-36H1.500V14H-1.500ZM-19 25H19V29H-19Z" />
    <path class="trappings" d="M-14 12H14L16 40C6 45-6 45-16 40Z" />
    <path class="timber" d="M-11 16H11V38H-11Z" />
    {[-5.5, 5.5].map((x) => (
      <g key={x} transform={`translate(${x} 26) scale(.9)`}>
        <ellipse class="coat" rx="7" ry="5" />
        <path class="steel" d={x > 0 ? 'M6-24H7.200V6H6Z' : 'M-6-10H-5V4H-6Z'} />
        <circle class="helm" r="4" />
      </g>
    ))}
  </>
);

const Crew: Shape = () => (
  <>
    <ellipse class="coat" rx="8" ry="5" />
    <circle class="helm" r="4" cy="-.5" />
  </>
);
const crewAt = (...at: readonly (readonly [number, number])[]): VNode[] =>
  at.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <Crew />
    </g>
  ));

const Scorpion: Shape = () => (
  <>
    <path class="timber" d="M-14 4H-9V34H-14ZM9 4H14V34H9ZM-17 14H17V19H-17ZM-17 28H17V32H-17Z" />
    <path class="steel" d="M-24-16C-14-30 14-30 24-16L21-13C12-24-12-24-21-13Z" />
    <path class="wing-bone" d="M-22-14 0 14 22-14" />
    <path class="timber" d="M-3.500-30H3.500V30H-3.500Z" />
    <path class="steel" d="M-1-44H1V10H-1ZM0-50 3-42H-3Z" />
    {crewAt([-13, 42], [13, 40])}
  </>
);

const StoneThrower: Shape = () => (
  <>
    <path class="timber" d="M-18-24H-12V38H-18ZM12-24H18V38H12ZM-20-18H20V-12H-20ZM-20 28H20V34H-20Z" />
    <path class="timber" d="M-20 4H20V9H-20Z" />
    <path class="timber" d="M-3-36H3V32H-3Z" />
    <circle class="stone" cy="36" r="7" />
    <path class="steel" d="M-9-42H9V-30H-9Z" />
    <circle class="stone" cx="-21" cy="46" r="4" />
    <circle class="stone" cx="-13" cy="49" r="4" />
    {crewAt([22, 44], [-24, 20])}
  </>
);

const Shadowcat: Shape = () => <Cat maned={false} />;
const Hrakkar: Shape = () => <Cat maned />;

/** How a card looks, and what colours it has. */
interface Figure {
  readonly shape: Shape;
  readonly coat: string;
  /** The base it stands on, by its half width and depth. */
  readonly base: readonly [number, number];
}

const SMALL = [20, 23] as const;
const LARGE = [23, 47] as const;

const figure = (shape: Shape, coat: string, base: Figure['base'] = SMALL): Figure => ({ shape, coat, base });

const FIGURES: Readonly<Record<string, Figure>> = {
  'grey-wind': figure(Wolf, 'grey'),
  summer: figure(Wolf, 'silver'),
  shaggydog: figure(Wolf, 'black'),
  ghost: figure(Wolf, 'white'),
  'wolf-pack': figure(
    pack(Wolf, 0.62, [
      [-9, 6, -8],
      [9, 8, 10],
      [0, -9, 0],
    ]),
    'grey',
  ),
  shadowcat: figure(Shadowcat, 'black'),
  'dothraki-hrakkars': figure(
    pack(Hrakkar, 0.95, [
      [-10, 22, -6],
      [11, 18, 8],
      [0, -20, 0],
    ]),
    'white',
    LARGE,
  ),
  bear: figure(Bear, 'white'),
  'varamyr-sixskins-master-skinchanger': figure(Bear, 'white'),
  'borroqs-boar': figure(Boar, 'brown'),
  'savage-giant': figure(giant('club'), 'brown'),
  'wun-wun': figure(giant('club'), 'brown'),
  'mag-the-mighty': figure(giant('club'), 'brown'),
  'giant-spear-throwers': figure(giant('spear'), 'brown'),
  'war-mammoth': figure(Tusker, 'brown', LARGE),
  'golden-company-war-elephant': figure(Tusker, 'grey', LARGE),
  drogon: figure(Dragon, 'black dragon'),
  viserion: figure(Dragon, 'cream dragon'),
  rhaegal: figure(Dragon, 'green dragon'),
  'frozen-shore-chariots': figure(Chariot, 'brown', LARGE),
  'builder-scorpion-crew': figure(Scorpion, 'brown', LARGE),
  'builder-stone-thrower': figure(StoneThrower, 'brown', LARGE),
};

/** For cards of other editions. */
const PLAIN = { monster: figure(Wolf, 'grey'), 'war-machine': figure(Scorpion, 'brown', LARGE) } as const;

/** The figure of a card around its own middle. */
export function Beast(props: { readonly kind: 'monster' | 'war-machine'; readonly card: string }): VNode {
  const { kind, card } = props;
  const { shape: Shape, coat, base } = FIGURES[card] ?? PLAIN[kind];
  return (
    <g class={`beast ${coat}`}>
      <ellipse class="base" rx={base[0]} ry={base[1]} />
      <Shape />
    </g>
  );
}
