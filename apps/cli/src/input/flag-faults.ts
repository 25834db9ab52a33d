import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Flags that have another name than their key. */
export type FlagNames = Readonly<Record<string, string>>;

/** Flag as one writes it, by its key. */
const EXAMPLES: FlagNames = {
  batch: '16',
  chips: '8',
  clients: '1,8,64',
  concurrency: '50',
  context: '2048 or 8k',
  inputTokens: '1024 or 8k',
  outputTokens: '256 or 1k',
  lengthSpread: '0.8',
  memoryBytesPerChip: '80e9',
  phase: 'decode',
  rate: '2',
  rates: '1,2,4',
  repeats: '3',
  requests: '500',
  requestsPerSec: '20',
  seed: '1',
  slo: 'ttft=500ms,tpot=50ms',
  tokensPerSec: '500',
  weightPrecision: 'fp8',
  ttftMs: '500ms or 2s',
  tpotMs: '40ms',
  e2eMs: '10s',
};

const KINDS: FlagNames = {
  number: 'a number',
  int: 'a whole number',
  string: 'a word',
  boolean: 'true or false',
};

/** Flags that a schema refuses as the fault of whoever typed them: the flag, what it takes, an example. */
export function flagFault(findings: readonly Finding[], names: FlagNames = {}): InferbenchError {
  // A value that is wrong is told before what is missing beside it.
  const [worst, ...others] = findings.toSorted((a, b) => Number(a.value === null) - Number(b.value === null));
  if (worst === undefined) return new InferbenchError('USAGE', 'The flags ask for nothing that is known.');
  const example = exampleOf(worst.path);
  return new InferbenchError('USAGE', [worst, ...others].map((one) => sentence(one, names)).join(' '), {
    path: flagOf(worst.path, names),
    ...(isPlain(worst.value) ? { value: worst.value } : {}),
    ...(worst.expected === null ? {} : { expected: KINDS[worst.expected] ?? worst.expected }),
    fix:
      example === undefined
        ? (worst.fix ?? 'See --help.')
        : `Write for example ${flagOf(worst.path, names)} ${example}.`,
  });
}

function sentence({ path, message, value, expected }: Finding, names: FlagNames): string {
  const flag = flagOf(path, names);
  const part = partOf(path, flag);
  if (value === null) return `${part} is needed.`;
  if (expected === null || !isPlain(value)) {
    const own = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;
    return `${flag}: ${inFlags(own, names)}`;
  }
  return `${part} takes ${KINDS[expected] ?? takes(expected)}; ${value} is none.`;
}

/** "ttft of --slo": a part of a flag that has several; else the flag. */
function partOf(path: string, flag: string): string {
  const [first = '', ...rest] = path.split(/[.[]/);
  const isPart = rest.length > 0 && flag === `--${kebab(first)}`;
  return isPart ? `${rest.join('.').replace(/Ms$/, '')} of ${flag}` : flag;
}

function takes(expected: string): string {
  return /^(?:at|more)/.test(expected) ? `a number of ${expected}` : expected;
}

/** Tells whether a value is as somebody typed it, and not made of that. */
function isPlain(value: string | null): value is string {
  return value !== null && value !== 'an object' && value !== 'a list';
}

/** The flag of a path: by its whole path, its last key or its first. */
function flagOf(path: string, names: FlagNames): string {
  const [first = '', ...rest] = path.split(/[.[]/);
  const last = rest.at(-1);
  return names[path] ?? (last === undefined ? undefined : names[last]) ?? names[first] ?? `--${kebab(first)}`;
}

function exampleOf(path: string): string | undefined {
  const [first = '', ...rest] = path.split(/[.[]/);
  return EXAMPLES[first] ?? EXAMPLES[rest.at(-1) ?? ''];
}

/** Keys of a request in a sentence as the flags that people type. */
function inFlags(text: string, names: FlagNames): string {
  return text.replaceAll(
    /\b[a-z]+(?:[A-Z][a-z]+)+\b|\bconcurrency\b/g,
    (key) => names[key] ?? `--${kebab(key)}`,
  );
}

export function kebab(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
