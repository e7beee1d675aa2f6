// Chooses how to compress an answer from what the client says it accepts.

/** Best first: where a client likes several equally, the earlier one is taken. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding to use for an Accept-Encoding header; undefined means: send it as it is. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const wishes = new Map((header ?? '').toLowerCase().split(',').map(readWish));
  const weight = (encoding: string): number => wishes.get(encoding) ?? wishes.get('*') ?? 0;
  const plain = wishes.get('identity') ?? 0;
  const welcome = ENCODINGS.filter((encoding) => weight(encoding) > 0 && weight(encoding) >= plain);
  return welcome.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** `gzip;q=0.5` is `['gzip', 0.5]`; an unreadable weight counts as a refusal. */
function readWish(wish: string): [string, number] {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
