import { GIGA } from '@inferbench/units/si';
import {
  commonUnit,
  hasLostItsUnit,
  QUANTITY_WORDS,
  type QuantityKind,
  readQuantity,
  unitsOf,
} from '@inferbench/units/quantity';
import { didYouMean } from '../names/did-you-mean.ts';
import type { Finding } from '../errors/finding.ts';

const SHOWN_LENGTH = 60;
/** Words that give a rate away as a sparse one. */
const SPARSE = /spars/i;

export interface ReadFigure {
  /** Value in SI units; null where it could not be read, and a finding says why. */
  value: number | null;
  /** The unit as written; empty for a plain number. */
  unit: string;
  finding: Finding | null;
}

/** A figure as somebody wrote it: text with a unit, or a number of SI units. What is no figure at all is left to the schema. */
export function readFigure(written: string | number, kind: QuantityKind, path: string): ReadFigure {
  const { si, example } = QUANTITY_WORDS[kind];
  const refused = (message: string, write: readonly string[], expected?: string): ReadFigure => ({
    value: null,
    unit: '',
    finding: figureFinding({
      path,
      written,
      message,
      write,
      expected: expected ?? `${si}, or for example ${example}`,
    }),
  });
  if (typeof written === 'number') {
    if (!hasLostItsUnit(written, kind)) return { value: written, unit: '', finding: null };
    const write = [`${written} ${commonUnit(kind)}`];
    return refused(`is read as ${written} ${si}: its unit is missing`, write);
  }
  if (kind === 'opsPerSec' && SPARSE.test(written)) {
    const half = halved(written, kind);
    return refused(
      'is a sparse rate, which has no place here; the dense one is half of it where the sparsity is 2:4',
      half === null ? [example] : [half],
      'the dense rate',
    );
  }
  const read = readQuantity(written.slice(0, 2 * SHOWN_LENGTH), kind);
  if (!read.ok) {
    const words = {
      comma: 'has a comma, which is a decimal point to some and divides thousands for others',
      'no-number': 'does not begin with a number',
      'no-unit': 'is text without a unit',
      range: 'is too large to be a number',
      unit: `has the unit "${read.unit.slice(0, SHOWN_LENGTH)}", which ${si} are not written in`,
    }[read.problem];
    const near = read.problem === 'unit' ? nearUnits(read.unit, kind) : [];
    const figure = /^\S*?\d(?=\s|[^\d.e]|$)/.exec(written.trim())?.[0] ?? '';
    const write = near.length > 0 ? near.map((unit) => `${figure} ${unit}`) : read.write;
    return refused(words, write.length > 0 ? write : [example]);
  }
  const { value, unit, isBinary } = read;
  if (kind !== 'bytesPerSec' || !isBinary) return { value, unit, finding: null };
  const meant = written.replace(/([KMGTP])iB/, '$1B').replace('K', 'k');
  return {
    value,
    unit,
    finding: {
      ...figureFinding({
        path,
        written,
        message: `is read with a prefix of powers of two, as ${value / GIGA} GB/s; makers state bandwidths in powers of ten`,
        write: [meant],
        expected: 'the unit of the data sheet',
      }),
      severity: 'warn',
      fix: `If the data sheet says ${meant.replace(/^\S+\s*/, '')}, write ${meant}.`,
    },
  };
}

interface Words {
  path: string;
  written: string | number;
  message: string;
  write: readonly string[];
  expected: string;
}

function figureFinding({ path, written, message, write, expected }: Words): Finding {
  const shown = String(written).slice(0, SHOWN_LENGTH);
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path,
    message: `${path}: "${shown}" ${message}.`,
    value: shown,
    expected,
    fix: `Write ${write.join(' or ')}.`,
  };
}

/** Units that may be meant: the same letters in another case first. */
function nearUnits(unit: string, kind: QuantityKind): string[] {
  const known = unitsOf(kind);
  // A small b is a bit to some and a byte to others.
  const [, prefix] = /^([kMGTP]?)b(?:ps|\/s)$/.exec(unit) ?? [];
  if (prefix !== undefined && kind === 'bytesPerSec') return [`${prefix}bit/s`, `${prefix}B/s`];
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/ps$/, '/s')
      .replace(/ytes?\b/, '');
  const same = known.filter((candidate) => plain(candidate) === plain(unit));
  return same.length > 0 ? same : didYouMean(unit, known).slice(0, 2);
}

function halved(written: string, kind: QuantityKind): string | null {
  const [figure = ''] = /^[\d.]+\s*[A-Za-z/]+/.exec(written.trim()) ?? [];
  if (!readQuantity(figure, kind).ok) return null;
  const [, digits = '', unit = ''] = /^([\d.]+)\s*(\S+)$/.exec(figure) ?? [];
  return `${Number((Number(digits) / 2).toPrecision(12))} ${unit}`;
}
