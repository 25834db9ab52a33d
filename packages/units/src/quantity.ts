/** What a figure is a quantity of; each has one SI unit, which its key ends with. */
export type QuantityKind = 'bytes' | 'bytesPerSec' | 'opsPerSec' | 'watts' | 'hertz' | 'usd' | 'usdPerHour';

/** A unit as ten to a power, times a factor that is exact in binary. */
interface Unit {
  power: number;
  factor?: number;
  /** Whether its prefix is a power of two: KiB, MiB, GiB. */
  binary?: true;
}

const DECIMAL = { '': 0, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18 } as const;
const BINARY = {
  Ki: 1_024,
  Mi: 1_048_576,
  Gi: 1_073_741_824,
  Ti: 1_099_511_627_776,
  Pi: 1_125_899_906_842_624,
} as const;
const BYTES_PER_BIT = 0.125;

function decimal(symbols: readonly string[], unit: Omit<Unit, 'power'> = {}): [string, Unit][] {
  return Object.entries(DECIMAL).flatMap(([prefix, power]) =>
    symbols.map((symbol): [string, Unit] => [`${prefix}${symbol}`, { power, ...unit }]),
  );
}

function binary(symbol: string): [string, Unit][] {
  return Object.entries(BINARY).map(([prefix, factor]) => [
    `${prefix}${symbol}`,
    { power: 0, factor, binary: true },
  ]);
}

/** Every unit that a specification may be written in. Case and prefix count: GB is not GiB, and Gb is neither. */
const UNITS: Readonly<Record<QuantityKind, ReadonlyMap<string, Unit>>> = {
  bytes: new Map([...decimal(['B']), ...binary('B')]),
  bytesPerSec: new Map([
    ...decimal(['B/s']),
    ...binary('B/s'),
    ...decimal(['bit/s'], { factor: BYTES_PER_BIT }),
  ]),
  opsPerSec: new Map(decimal(['FLOPS', 'FLOP/s', 'OPS', 'OP/s'])),
  watts: new Map([['mW', { power: -3 }], ...decimal(['W'])]),
  hertz: new Map(decimal(['Hz'])),
  usd: new Map([['USD', { power: 0 }]]),
  usdPerHour: new Map([['USD/h', { power: 0 }]]),
};

/** The SI unit in words, and a figure as people write it. */
export const QUANTITY_WORDS: Readonly<Record<QuantityKind, { si: string; example: string }>> = {
  bytes: { si: 'bytes', example: '50 MB' },
  bytesPerSec: { si: 'bytes per second', example: '3.35 TB/s' },
  opsPerSec: { si: 'operations per second', example: '989 TFLOPS' },
  watts: { si: 'watts', example: '700 W' },
  hertz: { si: 'hertz', example: '1.98 GHz' },
  usd: { si: 'US dollars', example: '30000 USD' },
  usdPerHour: { si: 'US dollars per hour', example: '2.49 USD/h' },
};

/** Numbers below which a plain one has lost its unit: no memory, rate or clock of a chip is so small. */
const LEAST_PLAIN: Readonly<Partial<Record<QuantityKind, number>>> = {
  bytes: 1e3,
  bytesPerSec: 1e6,
  opsPerSec: 1e6,
  hertz: 1e3,
};

export function isQuantityKind(word: unknown): word is QuantityKind {
  return typeof word === 'string' && Object.hasOwn(QUANTITY_WORDS, word);
}

export function unitsOf(kind: QuantityKind): string[] {
  return [...UNITS[kind].keys()];
}

/** True for a plain number that is too small to be meant in the SI unit. */
export function hasLostItsUnit(value: number, kind: QuantityKind): boolean {
  return value > 0 && value < (LEAST_PLAIN[kind] ?? 0);
}

export type ReadQuantity =
  | { ok: true; value: number; unit: string; isBinary: boolean }
  /** `write` is the text as it should be, where that is plain. */
  | {
      ok: false;
      problem: 'comma' | 'no-number' | 'no-unit' | 'unit' | 'range';
      unit: string;
      write: string[];
    };

const NUMBER = /^([+-]?\d+(?:\.\d+)?)(?:[eE]([+-]?\d{1,3}))?(?![\d.])\s*(.*)$/s;
const COMMA = /\d,\d/;
const THOUSANDS = /^[+-]?\d{1,3}(?:,\d{3})+(?!\d)/;

/** "3.35 TB/s" in SI units, rounded once. */
export function readQuantity(text: string, kind: QuantityKind): ReadQuantity {
  const written = text.trim();
  const failed = (problem: Exclude<ReadQuantity, { ok: true }>['problem'], unit = '', write: string[] = []) =>
    ({ ok: false, problem, unit, write }) as const;
  if (COMMA.test(written)) {
    const write = [written.replace(',', '.')];
    if (THOUSANDS.test(written)) write.unshift(written.replaceAll(/(?<=\d),(?=\d)/g, ''));
    return failed('comma', '', write);
  }
  const [, digits, exponent = '0', unit = ''] = NUMBER.exec(written) ?? [];
  if (digits === undefined) return failed('no-number');
  if (unit === '') return failed('no-unit', '', [`${written} ${commonUnit(kind)}`]);
  const known = UNITS[kind].get(unit);
  if (known === undefined) return failed('unit', unit);
  const value = Number(`${digits}e${Number(exponent) + known.power}`) * (known.factor ?? 1);
  if (!Number.isFinite(value)) return failed('range', unit);
  return { ok: true, value, unit, isBinary: known.binary ?? false };
}

/** The unit in which makers state such figures. */
export function commonUnit(kind: QuantityKind): string {
  return QUANTITY_WORDS[kind].example.split(' ')[1] ?? '';
}
