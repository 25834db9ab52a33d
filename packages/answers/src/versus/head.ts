import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { classWords } from '@inferbench/domain/board/system-class';
import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { counted, listed, numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { chipIdentity } from '../load/identity.ts';
import { sourceLine } from '../load/source-line.ts';
import { overModelsFinding, type SteadyLead, tooFewTitle } from '../verdict/over-models.ts';
import { type ServingRow } from '../verdict/runs.ts';
import type { Versus } from '../verdict/shape.ts';
import { COMPARED_WORD, type ComparedBy, comparedBy, type Sides } from '../verdict/side.ts';
import { aheadRange } from './ratio.ts';
import type { VersusCounts, VersusModel, VersusRow } from './shape.ts';

interface HeadInput {
  /** A title with the question before it that it answers. */
  titled: (title: string) => string;
  found: Versus;
  labels: readonly [string, string];
  by: ComparedBy;
  /** Systems of both without a verdict. */
  apart: number;
  counts: VersusCounts;
  models: readonly VersusModel[];
  rows: readonly VersusRow[];
  technique: TechniqueClass;
  /** The one precision class that was asked for. */
  precision: PrecisionClass | undefined;
  points: ReadonlyMap<string, readonly ServingRow[]>;
}

/** Title, slice and sources of the picture: only runs that are drawn are named as its source. */
export function headOf({
  titled,
  found,
  labels,
  by,
  apart,
  counts,
  models,
  rows,
  technique,
  precision,
  points,
}: HeadInput): ChartHead {
  const drawn = new Set(
    rows.flatMap(({ a, b, best }) => [a, b, best?.a, best?.b].flatMap((run) => run?.pointId ?? [])),
  );
  const runs = [...points.values()].flat().filter(({ pointId }) => drawn.has(pointId));
  const isSimulated = rows.some(({ simulated }) => simulated !== null);
  const days = runs.flatMap(({ measuredTo }) => measuredTo ?? []).toSorted();
  const isTooFew = found.kind === 'NONE' && counts.compared > 0;
  const told = overModelsFinding(labels, by, {
    ...counts,
    steady: models
      .filter(({ kind, turns }) => kind === 'LEADS' && !turns)
      .map((model) => steadyLead(model, rows)),
  });
  const finding = isTooFew ? tooFewTitle(labels) : told;
  return {
    finding: fittingFinding(titled(finding), finding),
    slice: sliceWords(found, technique, precision),
    notes: [
      ...notesOf(counts, by, runs),
      ...(apart === 0
        ? []
        : [`${counted(apart, 'more system')} ran ${listed(labels)}, but not both near the line.`]),
    ],
    kinds: kindsOf([...runs.map(({ kind }) => kind), ...(isSimulated ? (['SIMULATED'] as const) : [])]),
    source: sourceLine(
      runs.map(({ source }) => source),
      isSimulated,
    ),
    date: days.at(-1) ?? null,
  };
}

/** Leads of a model's leader in the rows of the picture, each as how far it is ahead. */
function steadyLead({ model, leader }: VersusModel, rows: readonly VersusRow[]): SteadyLead {
  const led = rows.filter((row) => row.model === model && row.kind === 'LEADS' && row.leader === leader);
  return {
    leader,
    leads: led.map((row) => ({ ...aheadRange(row), atLeast: row.atLeast })),
  };
}

function sliceWords(
  { inputTokens, outputTokens, extent, pools, at }: Versus,
  technique: TechniqueClass,
  precision: PrecisionClass | undefined,
): string {
  const bits = precision === undefined ? '' : `${precisionNames(precision).short}, `;
  const drafts = `${bits}${technique === 'DRAFTING' ? 'with drafts' : 'no drafts'}`;
  if (inputTokens === null || outputTokens === null || extent === null || at === null)
    return `Output per chip, ${drafts}: nobody ran both near one line`;
  return `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out, ${drafts}, ${classWords({ extent, pools })}, each user at ${formatNumber(at)} tokens/s or more`;
}

/** Counts of what does not count, and of set-ups that were inferred. */
function notesOf(
  { models, compared, byStack, absent }: VersusCounts,
  by: ComparedBy,
  runs: readonly ServingRow[],
): string[] {
  const inferred = runs.filter(({ configuration }) => configuration === 'INFERRED').length;
  const apart = [
    ...(byStack === 0
      ? []
      : [
          `${numberWord(byStack)} ${byStack === 1 ? 'differs' : 'differ'} by software and layout more than by ${COMPARED_WORD[by]}`,
        ]),
    ...(absent === 0 ? [] : [`${numberWord(absent)} cannot be compared`]),
  ];
  return [
    ...(compared === models ? [] : [`Of ${counted(models, 'model')} that both ran, ${listed(apart)}.`]),
    ...(inferred === 0
      ? []
      : [
          `${formatNumber(inferred)} of ${counted(runs.length, 'run')}: the set-up is inferred from the publication.`,
        ]),
  ];
}

interface Titled {
  sides: Sides;
  /** Sides as they are compared. */
  shown: Sides;
  catalogue: CatalogueView;
}

/**
 * "AMD or NVIDIA? B200 leads …": of vendors and generations their question stands before the answer on the chips that stand for them.
 * "On B200: vLLM leads …": of two on one chip its name does.
 */
export function questionTitle({ sides, shown, catalogue }: Titled, title: string): string {
  if (comparedBy(sides) !== 'CHIP') {
    const [chip] = sides[0].chips;
    return chip === undefined ? title : `On ${chipIdentity(chip, catalogue).label}: ${title}`;
  }
  const isOfChips = sides.every(({ label }, i) => label === shown[i]?.label);
  return isOfChips ? title : `${sides.map(({ label }) => label).join(' or ')}? ${title}`;
}
