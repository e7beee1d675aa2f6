// Where one looks on a board: `k` pixels a unit of the board, whose origin lies at (x, y) on the screen.

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

const CLOSEST = 3.5;
/** So many pixels may show beyond the board's edge. */
const SLACK = 24;

export function wholeOf(board: Size): Rect {
  return { left: 0, top: 0, width: board.width, height: board.height };
}

/** Shows a part of the board as large as it can be, in the middle. */
export function fit(part: Rect, screen: Size, padding: number, closest = CLOSEST): Camera {
  const wide = Math.max(1, screen.width - 2 * padding) / part.width;
  const high = Math.max(1, screen.height - 2 * padding) / part.height;
  const k = Math.min(wide, high, closest);
  return {
    k,
    x: screen.width / 2 - k * (part.left + part.width / 2),
    y: screen.height / 2 - k * (part.top + part.height / 2),
  };
}

/** Room left free around a part that is shown. */
export function marginOf({ width }: Size): number {
  return Math.min(64, width * 0.1);
}

/** Fills the width, with this height of the board in the middle. */
export function fitWidth(board: Size, screen: Size, middle: number): Camera {
  const k = Math.min(CLOSEST, screen.width / board.width);
  return { k, x: 0, y: screen.height / 2 - k * middle };
}

/** Comes closer by a factor; what lies under the point stays there. */
export function zoomAt(
  camera: Camera,
  factor: number,
  x: number,
  y: number,
  board: Size,
  screen: Size,
): Camera {
  const k = Math.min(CLOSEST, Math.max(furthest(board, screen), camera.k * factor));
  const by = k / camera.k;
  return { k, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** Far enough away to see the whole board. */
function furthest(board: Size, screen: Size): number {
  return Math.min(screen.width / board.width, screen.height / board.height);
}

/** The same look, without leaving the board. */
export function within(camera: Camera, board: Size, screen: Size): Camera {
  const k = Math.min(CLOSEST, Math.max(furthest(board, screen), camera.k));
  return {
    k,
    x: hold(camera.x, k * board.width, screen.width),
    y: hold(camera.y, k * board.height, screen.height),
  };
}

function hold(at: number, content: number, room: number): number {
  if (content <= room) return (room - content) / 2;
  return Math.min(SLACK, Math.max(room - content - SLACK, at));
}

/** The part of the board on the screen. */
export function seen({ x, y, k }: Camera, { width, height }: Size): Rect {
  return { left: -x / k, top: -y / k, width: width / k, height: height / k };
}

/** How close one looks, in steps: names and pieces keep a size that can be read. */
const LEVELS = [0, 0.5, 0.8, 1.3, 2.1] as const;

export function levelOf({ k }: Camera): number {
  return LEVELS.findLastIndex((from) => k >= from);
}
