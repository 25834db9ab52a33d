/** A row of an export: an empty cell is missing. */
export type Row = Readonly<Record<string, string>>;

/** A slice in which chips are alike in everything but themselves and their stacks. */
export interface LikeSlice {
  model: string;
  inputTokens: number;
  outputTokens: number;
  precision: string;
  technique: string;
  extent: string;
  pools: string;
}

/** A run in one slice. */
export interface Run {
  chip: string;
  chips: number;
  perUser: number;
  perChip: number;
  /** Whether its users wait longer for the first token than a line allows: it bounds others and is no value itself. */
  isLate: boolean;
  row: Row;
}

/** Runs that name one slice. */
export interface SliceRuns {
  slice: LikeSlice;
  runs: Run[];
}

/** One user is the least load that can be kept up. */
const STEADY: ReadonlySet<string> = new Set(['STEADY', 'ONE_STREAM']);
const LATEST_FIRST_TOKEN_SEC = 10;
const LENGTHS_WITHIN = 1.1;
const MS_PER_SEC = 1_000;

export const cell = (row: Row, name: string): string => row[name] ?? '';

export function figure(row: Row, name: string): number | null {
  const text = cell(row, name);
  return text === '' ? null : Number(text);
}

const NEEDED = ['tokensPerSecPerUser', 'tokensPerSecPerChip', 'precision', 'nominalInputTokens'] as const;

/** Steady serving that ranks, of the newest run of its configuration, with both rates and a layout that is stated or of one chip. */
function counts(row: Row): boolean {
  return (
    cell(row, 'phase') === 'SERVING' &&
    STEADY.has(cell(row, 'mode')) &&
    cell(row, 'unranked') === '' &&
    cell(row, 'older') === 'false' &&
    cell(row, 'example') === 'false' &&
    NEEDED.every((name) => cell(row, name) !== '') &&
    poolsOf(row) !== ''
  );
}

function poolsOf(row: Row): string {
  const stated = cell(row, 'pools');
  return stated === '' && cell(row, 'chips') === '1' ? 'AGGREGATED' : stated;
}

/** Seconds to the first token: as stated, else by Little; null where neither is known. */
function firstTokenSec(row: Row): number | null {
  const [stated] = ['P50', 'Mean', 'P90', 'P95', 'P99'].flatMap((name) => figure(row, `ttftMs${name}`) ?? []);
  if (stated !== undefined) return stated / MS_PER_SEC;
  const inFlight = cell(row, 'loadCounts') === 'REQUESTS' ? figure(row, 'load') : null;
  const answer = figure(row, 'nominalOutputTokens');
  const perSec = figure(row, 'outputTokensPerSec');
  if (inFlight === null || answer === null || perSec === null) return null;
  return inFlight / (perSec / answer) - (answer - 1) / Number(cell(row, 'tokensPerSecPerUser'));
}

/** Runs by the slice that they name. */
export function runsBySlice(rows: readonly Row[]): SliceRuns[] {
  const slices = new Map<string, SliceRuns>();
  for (const row of rows.filter(counts)) {
    const slice: LikeSlice = {
      model: cell(row, 'model'),
      inputTokens: Number(cell(row, 'nominalInputTokens')),
      outputTokens: Number(cell(row, 'nominalOutputTokens')),
      precision: cell(row, 'precision'),
      technique: cell(row, 'technique'),
      extent: cell(row, 'extent'),
      pools: poolsOf(row),
    };
    const key = JSON.stringify(slice);
    const entry = slices.get(key) ?? { slice, runs: [] };
    slices.set(key, entry);
    entry.runs.push({
      chip: cell(row, 'chip'),
      chips: Number(cell(row, 'chips')),
      perUser: Number(cell(row, 'tokensPerSecPerUser')),
      perChip: Number(cell(row, 'tokensPerSecPerChip')),
      isLate: (firstTokenSec(row) ?? 0) > LATEST_FIRST_TOKEN_SEC,
      row,
    });
  }
  return [...slices.values()];
}

export function isWithin(a: number, b: number, factor: number): boolean {
  return a <= factor * b && b <= factor * a;
}

const EQUAL = ['model', 'precision', 'technique', 'extent', 'pools'] as const;

/** Whether runs of one slice stand beside those of another: their lengths lie within a tenth, all else is equal. */
export function isAlike(a: LikeSlice, b: LikeSlice): boolean {
  return (
    EQUAL.every((key) => a[key] === b[key]) &&
    isWithin(a.inputTokens, b.inputTokens, LENGTHS_WITHIN) &&
    isWithin(a.outputTokens, b.outputTokens, LENGTHS_WITHIN)
  );
}
