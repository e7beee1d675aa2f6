// JSON from outside: read only if it is JSON and not nested deeper than anything a game asks for.

import { RequestError } from './request-error.ts';

const DEEPEST = 32;

export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestError(400, 'not-json', "This isn't valid JSON.");
  }
  // Whatever walks through it later may do so by recursion.
  if (isDeeper(value, DEEPEST))
    throw new RequestError(400, 'too-deep', `JSON may be nested ${DEEPEST} levels deep.`);
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
}
