// Small things the browser remembers. A browser may forbid storage altogether, or have no room left: then they hold
// for this visit only.

/** What the browser did not take. */
const visit = new Map<string, string>();

export function recallText(key: string): string | null {
  try {
    return visit.get(key) ?? localStorage.getItem(key);
  } catch {
    return visit.get(key) ?? null;
  }
}

/** Whether it lasts longer than this visit. */
export function rememberText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    visit.delete(key);
    return true;
  } catch {
    // Forbidden or full, see above.
    visit.set(key, text);
    return false;
  }
}

/** Everything that is remembered under keys that begin so. */
export function recallAll(prefix: string): readonly (readonly [key: string, text: string])[] {
  const found = new Map<string, string>();
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? '';
      if (key.startsWith(prefix)) found.set(key, localStorage.getItem(key) ?? '');
    }
  } catch {
    // Forbidden, see above.
  }
  for (const [key, text] of visit) if (key.startsWith(prefix)) found.set(key, text);
  return [...found];
}

export function recall<T>(key: string, otherwise: T): T {
  const text = recallText(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): boolean {
  return rememberText(key, JSON.stringify(value));
}

export function forget(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden, see above.
  }
}
