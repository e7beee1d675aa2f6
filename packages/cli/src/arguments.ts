/**
 * Reads the arguments of a subcommand by its table of options. Whatever is not in the table is refused
 * with the nearest name that is.
 */
import { parseArgs } from 'node:util';
import { UsageError, type Options } from './command.ts';
import { didYouMean } from './nearest.ts';

type Values<O extends Options> = {
  readonly [K in keyof O]: O[K]['value'] extends null ? boolean : string | undefined;
};

export interface Arguments<O extends Options> {
  readonly values: Values<O>;
  readonly operands: readonly string[];
}

export function readArguments<O extends Options>(args: readonly string[], options: O): Arguments<O> {
  const types = Object.entries(options).map(([name, { value }]) => {
    return [name, { type: value === null ? 'boolean' : 'string' }] as const;
  });
  // Not strict: the complaints of parseArgs neither name what is possible nor let "--seed -5" through.
  const config = {
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  } as const;
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, { value }] of Object.entries(options)) values[name] = value === null ? false : undefined;
  const operands: string[] = [];
  for (const token of parseArgs(config).tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined || !token.rawName.startsWith('--')) throw unknownOption(token.rawName, options);
    const { value, inlineValue } = token;
    if (option.value === null) {
      if (value !== undefined) throw new UsageError(`${token.rawName} takes no value`);
      values[token.name] = true;
    } else {
      if (value === undefined || (!inlineValue && value.startsWith('--'))) {
        throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value}`);
      }
      values[token.name] = value;
    }
  }
  return { values: values as Values<O>, operands };
}

/** What the environment says of these options, as arguments to stand before those of the command line: MAESTER_PORT=80. */
export function environmentArguments(
  options: Options,
  environment: (name: string) => string | undefined,
): string[] {
  return Object.entries(options).flatMap(([name, { value }]) => {
    const variable = `MAESTER_${name.toUpperCase().replaceAll('-', '_')}`;
    const found = environment(variable) ?? '';
    if (found === '') return [];
    if (value !== null) return [`--${name}=${found}`];
    if (found !== '1' && found !== '0') throw new UsageError(`${variable} must be 1 or 0, not "${found}"`);
    return found === '1' ? [`--${name}`] : [];
  });
}

function unknownOption(name: string, options: Options): UsageError {
  const known = Object.keys(options).map((option) => `--${option}`);
  if (known.length === 0) return new UsageError(`unknown option ${name}; this command has no options`);
  return new UsageError(`unknown option ${name}${didYouMean(name, known)}`);
}

export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const possible = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  throw new UsageError(`${what} must be ${possible}, not "${text}"`);
}

/** The one of `known` that has this name. */
export function namedOne<T>(what: string, name: string, known: readonly T[], nameOf: (one: T) => string): T {
  const found = known.find((one) => nameOf(one) === name);
  if (found !== undefined) return found;
  throw new UsageError(`unknown ${what} "${name}"${didYouMean(name, known.map(nameOf))}`);
}

/** Complains unless there are as many operands as the command takes. */
export function countOperands(operands: readonly string[], min: number, max: number, missing: string): void {
  if (operands.length < min) throw new UsageError(`${missing} is missing`);
  const extra = operands[max];
  if (extra !== undefined) throw new UsageError(`unexpected argument "${extra}"`);
}
