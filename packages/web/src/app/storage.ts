// Small things the browser remembers. A browser may forbid storage altogether, or have no room left: then they hold
// for this visit only.

const visit = new Map<string, string>();

export function recallText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visit.get(key) ?? null;
  } catch {
    return visit.get(key) ?? null;
  }
}

export function rememberText(key: string, text: string): void {
  visit.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Forbidden or full, see above.
  }
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

export function remember(key: string, value: unknown): void {
  rememberText(key, JSON.stringify(value));
}

export function forget(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden, see above.
  }
}
