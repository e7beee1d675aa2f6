// What takes long waits until the press that asked for it is on the screen.

export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
