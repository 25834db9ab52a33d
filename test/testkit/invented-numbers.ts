import type { Run } from '@inferbench/domain/runs/run';

/** What a value may be divided by on its way to SI units: ms, µs, ns, minutes of an hour, and the reverse. */
const FACTORS = [1, 1e3, 1e6, 1e9, 60, 3600, 1e-3, 1 / 3.6e6];
const TOLERANCE = 1e-9;
/** Bound below which, as the smallest normal number, a change of unit loses digits. */
const SUBNORMAL = 1e-300;

/** Every number that stands in a text, also inside quotes; thousands with commas are one number. */
function numbersIn(text: string): number[] {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const found = [...text.matchAll(NUMBER), ...plain.matchAll(NUMBER)].map(([number]) => Number(number));
  return [...new Set(found.filter((value) => Number.isFinite(value)))].toSorted((a, b) => a - b);
}

const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

interface Leaf {
  path: string;
  value: number;
}

/**
 * Numbers of a run that neither stand in its files nor follow by a stated conversion. Stated are: a change of unit by one
 * of FACTORS; a key named in `derived` of its point; a path named in a warning; everything under a distribution that says
 * `recomputed`, the single requests, their sums and the window in which all of them were under way (`samples`, `perRequest`, `steady`); counts of a detailed run, which are those
 * sums, and so are failures by name; what the counters of a server gained; how many entries a list of the file has (`n`, `iterations`), and requests sent = completed + failed; one sequence
 * or stream where the tool runs one at a time.
 */
export function inventedNumbers(run: Run, texts: readonly string[]): Leaf[] {
  const known = texts.flatMap(numbersIn).toSorted((a, b) => a - b);
  const warned = run.source.warnings.flatMap(({ path }) => (path === null ? [] : [path]));
  const leaves = run.points.flatMap((point, i) => leavesOf(point, `points[${i}]`));
  return leaves.filter(
    ({ path, value }) =>
      value !== 0 &&
      !warned.some((prefix) => path.startsWith(prefix)) &&
      !FACTORS.some((factor) => isNear(known, value * factor)) &&
      !(
        run.source.variant === 'detailed' && /\.(counts\.\w+|durationSec|client\.failures\.\w+)$/.test(path)
      ) &&
      !/\.countedByServer\.\w+$/.test(path) &&
      !(value === 1 && /\.(batch|load\.concurrencyLimit)$/.test(path)) &&
      !/\.(n|iterations|counts\.(issued|failed))$/.test(path),
  );
}

function isNear(sorted: readonly number[], value: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value * (1 - TOLERANCE) - SUBNORMAL) low = middle + 1;
    else high = middle;
  }
  const found = sorted[low];
  return found !== undefined && Math.abs(found - value) <= TOLERANCE * value + SUBNORMAL;
}

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, i) => leavesOf(entry, `${path}[${i}]`));
  if ('origin' in value && value.origin === 'recomputed') return [];
  const derived = 'derived' in value && Array.isArray(value.derived) ? value.derived : [];
  const skipped = new Set(['samples', 'perRequest', 'steady', 'derived', ...derived.map(keyOf)]);
  return Object.entries(value).flatMap(([key, child]) =>
    skipped.has(key) ? [] : leavesOf(child, `${path}.${key}`),
  );
}

function keyOf(entry: unknown): string {
  return typeof entry === 'object' && entry !== null && 'key' in entry ? String(entry.key) : '';
}
