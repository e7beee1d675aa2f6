// Keys that work anywhere at a table: F6 goes around the parts of the screen, Alt and a number opens a panel.

export function landmarkKeys(openPanel: readonly (() => void)[]): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'F6') {
      event.preventDefault();
      goAround(event.shiftKey ? -1 : 1);
      return;
    }
    const number = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (!event.altKey || event.ctrlKey || event.metaKey || number === undefined) return;
    const open = openPanel[Number(number) - 1];
    if (open === undefined) return;
    event.preventDefault();
    open();
  };
}

function goAround(by: 1 | -1): void {
  const landmarks = [...document.querySelectorAll<HTMLElement>('[data-landmark]')];
  const { length } = landmarks;
  const found = landmarks.findIndex((part) => part.contains(document.activeElement));
  const here = found === -1 && by === 1 ? length - 1 : Math.max(0, found);
  for (let i = 1; i <= length; i++) {
    const next = landmarks[(here + by * i + length * i) % length];
    next?.focus();
    // What is folded into another part on a narrow screen takes no focus.
    if (document.activeElement === next) return;
  }
}

/** What takes only the keys that press it. */
const PRESSED = 'button, a, summary';
const PRESSING = ['Enter', ' '];

/** Whether a key pressed here is meant for what has the focus: a field, a button, a dialog. */
export function isTaken(target: EventTarget | null, key = 'Enter'): boolean {
  if (!(target instanceof Element)) return false;
  const taker = target.closest(`input, textarea, select, ${PRESSED}, dialog, [contenteditable], [role]`);
  if (taker === null) return false;
  return PRESSING.includes(key) || !taker.matches(PRESSED) || target.closest('dialog') !== null;
}
