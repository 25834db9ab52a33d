import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { listed, numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding, leadWords } from '../finding.ts';
import { type Finding, findingOf } from './lead.ts';
import { basisOf, rowOf } from './runs.ts';
import type { SystemVerdict, VerdictRow, VerdictSide } from './shape.ts';
import { comparedBy, heldKey, isOfSide, type SideName, type Sides } from './side.ts';
import { RUNS_OF } from './sentences.ts';

interface Streams {
  sides: Sides;
  points: readonly StreamPoint[];
  model: { slug: string; name: string };
  catalogue: CatalogueView;
}

type Cell = Finding & {
  sides: [VerdictSide, VerdictSide];
  context: number;
  chips: number;
  precision: PrecisionClass;
};

/**
 * Verdict for one user alone, where nobody ran both under load: equal phase, context and precision, by tokens a second of the user.
 * Answers decide; prompts are said beside them. Null where no such pair exists.
 */
export function oneStreamVerdict(of: Streams): SystemVerdict | null {
  const answers = cellsOf(of, 'DECODE');
  const prompts = cellsOf(of, 'PREFILL');
  const cells = answers.length > 0 ? answers : prompts;
  if (cells.length === 0) return null;
  const { kind, leader, low, high } = together(cells);
  const said = [
    ...(answers.length === 0 ? [] : [sentence(answers, of, ANSWERS)]),
    ...(prompts.length === 0 ? [] : [sentence(prompts, of, PROMPTS)]),
  ];
  const rows = cells.flatMap(({ sides }) => sides.flatMap(({ row }) => row ?? []));
  const precisions = new Set(cells.map(({ precision }) => precision));
  const [precision = null] = precisions;
  return {
    kind,
    footing: 'LIKE',
    basis: basisOf(rows),
    leader,
    low,
    high,
    text: said.map((words) => `${words}.`).join(' '),
    title: fittingFinding(
      ...(kind === 'LEADS_BY_STACK' ? [] : [said[0] ?? '']),
      `${of.sides[0].label} and ${of.sides[1].label} for one user`,
    ),
    turnsWith: kind === 'MIXED' ? 'the slice' : null,
    reasons: ['One user alone: nobody published runs of both under load near one line.'],
    model: of.model.slug,
    modelName: of.model.name,
    inputTokens: null,
    outputTokens: null,
    precision: precisions.size === 1 ? precision : null,
    technique: 'PLAIN',
    extent: null,
    pools: null,
    at: null,
    sides: cells.flatMap(({ sides }) => sides),
    rows,
  };
}

/** Pairs of equal context and number of chips, and what their sides hold equal: a speed of one user is never divided by chips. */
function cellsOf({ sides, points, catalogue }: Streams, phase: StreamPoint['phase']): Cell[] {
  const cells = new Map<string, StreamPoint[]>();
  for (const point of points) {
    const held = heldKey(comparedBy(sides), point);
    if (point.phase !== phase || held === null) continue;
    const key = [held, point.context, point.chips].join(' ');
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return [...cells]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, here]) => cellOf(here, sides, catalogue));
}

function cellOf(here: readonly StreamPoint[], sides: Streams['sides'], catalogue: CatalogueView): Cell[] {
  const [a, b] = [sideOf(sides[0], here, catalogue), sideOf(sides[1], here, catalogue)];
  const [first] = here;
  if (a === null || b === null || first === undefined) return [];
  const { context, chips, precision } = first;
  return [{ ...findingOf(a, b, catalogue, comparedBy(sides)), sides: [a, b], context, chips, precision }];
}

function sideOf(side: SideName, here: readonly StreamPoint[], catalogue: CatalogueView): VerdictSide | null {
  const [best] = here
    .filter((point) => isOfSide(side, point))
    .toSorted((a, b) => b.tokensPerSec - a.tokensPerSec || (a.pointId < b.pointId ? -1 : 1));
  if (best === undefined) return null;
  const row = streamRow(best, catalogue);
  const value = best.tokensPerSec;
  const { label, chips } = side;
  return { label, chips: [...chips], value, upper: value, near: true, row, next: null, words: row.words };
}

function streamRow(point: StreamPoint, catalogue: CatalogueView): VerdictRow {
  const { pointId, phase, precision, context, chips, tokensPerSec } = point;
  const own = {
    pointId,
    pools: 'AGGREGATED' as const,
    layout: null,
    precision,
    technique: 'PLAIN' as const,
    phase,
    inputTokens: null,
    outputTokens: null,
    contextTokens: context,
    users: 1,
    tokensPerSecPerUser: tokensPerSec,
    tokensPerSecPerChip: tokensPerSec / chips,
    firstTokenSec: null,
    firstTokenIs: 'UNKNOWN' as const,
    costs: [],
    energy: [],
  };
  return rowOf(own, point, catalogue);
}

/** Finding of all cells together: a leader where each has the same one, by stack where in one of them, MIXED where two lead, else TIED. */
function together(cells: readonly Cell[]): Pick<SystemVerdict, 'kind' | 'leader' | 'low' | 'high'> {
  const leaders = new Set(cells.flatMap(({ leader }) => leader ?? []));
  const [leader = null] = leaders;
  if (leaders.size > 1) return { kind: 'MIXED', leader: null, low: null, high: null };
  if (leader === null || cells.some((cell) => cell.leader === null))
    return { kind: leader === null ? 'TIED' : 'MIXED', leader: null, low: null, high: null };
  return {
    kind: cells.some(({ kind }) => kind === 'LEADS_BY_STACK') ? 'LEADS_BY_STACK' : 'LEADS',
    leader,
    low: Math.min(...cells.map(({ low }) => low ?? Infinity)),
    high: Math.max(...cells.map(({ high }) => high ?? 0)),
  };
}

/** Words for what is timed: of one chip, of runs, and as that by which they are compared. */
interface Doing {
  one: string;
  many: string;
  by: string;
}
const ANSWERS: Doing = { one: 'answers one user', many: 'answer one user', by: 'answers to one user' };
const PROMPTS: Doing = { one: 'reads a prompt', many: 'read a prompt', by: 'prompts of one user' };

/** "RTX 4090 answers one user 1.5 to 1.9 times as fast as M2 Ultra on Llama 3 8B, FP16 and INT4, at 256 and 2,048 tokens of context". */
function sentence(cells: readonly Cell[], { sides, model }: Streams, said: Doing): string {
  const { kind, leader, low, high } = together(cells);
  const precisions = [...new Set(cells.map(({ precision }) => precisionNames(precision).short))];
  const contexts = [...new Set(cells.map(({ context }) => context))].toSorted((a, b) => a - b);
  const where = `on ${model.name}, ${listed(precisions)}, at ${listed(contexts.map(formatNumber))} tokens of context${chipsWords(cells)}`;
  const [a, b] = sides.map(({ label }) => label);
  const times = low === null || high === null ? '' : leadWords(low, high);
  if (kind === 'LEADS_BY_STACK')
    return `${RUNS_OF} ${leader} ${said.many} ${times} times as fast as those of ${leader === a ? b : a} ${where}, more than the chips differ by`;
  if (leader !== null)
    return `${leader} ${said.one} ${times} times as fast as ${leader === a ? b : a} ${where}`;
  if (kind === 'TIED') return `${a} and ${b} cannot be told apart by ${said.by} ${where}`;
  const led = sides
    .map(({ label }) => ({ label, count: cells.filter((cell) => cell.leader === label).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} is ahead in ${numberWord(count)}`);
  const turns = led.length > 1 ? `it turns with ${turningWords(cells)}` : 'not all tell the two apart';
  return `By ${said.by} ${turns} ${where}: ${listed(led)} of ${numberWord(cells.length)}`;
}

/** "bits and context": what differs among pairs; of frameworks and precisions the system may alone. */
function turningWords(cells: readonly Cell[]): string {
  const differs = (of: (cell: Cell) => unknown) => new Set(cells.map(of)).size > 1;
  const words = [
    ...(differs(({ precision }) => precision) ? ['bits'] : []),
    ...(differs(({ context }) => context) ? ['context'] : []),
    ...(differs(({ chips }) => chips) ? ['number of chips'] : []),
  ];
  return words.length === 0 ? 'the system' : listed(words);
}

/** ", on 2 chips each": nothing where all are single chips. */
function chipsWords(cells: readonly Cell[]): string {
  const counts = [...new Set(cells.map(({ chips }) => chips))].toSorted((a, b) => a - b);
  return counts.every((count) => count === 1) ? '' : `, on ${listed(counts.map(String))} chips each`;
}
