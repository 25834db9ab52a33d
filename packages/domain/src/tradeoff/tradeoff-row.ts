import { configurationOf } from '../runs/configuration.ts';
import { isSteady } from '../runs/load-mode.ts';
import { layoutLabel, servingModeOf } from '../terms/layout.ts';
import type { MeasuredOn } from '../terms/measured-on.ts';
import { nominalLengths } from './nominal-lengths.ts';
import type { Point } from '../runs/point.ts';
import { PRECISION_FORMATS } from '../terms/precision.ts';
import type { Run } from '../runs/run.ts';
import type { EvaluatedPoint } from '../scores/score.ts';
import { tradeoffFigures } from './tradeoff-figures.ts';
import type { TechniqueClass, TradeoffDocument } from './tradeoff-point.ts';
import type { TradeoffLengths } from './tradeoff.ts';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Major and minor; what follows is a patch, a candidate or a build, and not the other end of a range. */
const NUMBERS = String.raw`(\d+)\.(\d+)(?:$|[^\d-]|-(?!\d))`;

/**
 * Versions of a stack that count as one: its two leading numbers, "0.19" of vLLM 0.19.1 and "1.2" of TensorRT-LLM 1.2.0rc6.
 * They stand first, or behind the name of the stack ("sglang-0.5.9-rocm720"). Whatever else a source calls its version, such as
 * the months of an era or the round of a benchmark, is a group of its own.
 */
export function versionGroupOf(framework: string | null, version: string | null): string | null {
  if (version === null) return null;
  const text = version.trim();
  const stacks = (framework ?? '').split('+').filter((word) => word !== '');
  const named = stacks.map(
    (stack) => new RegExp(String.raw`(?:^|[-_ ])${escaped(stack)}[-_ ]?v?${NUMBERS}`, 'i'),
  );
  const patterns = text.includes(' ') ? named : [...named, new RegExp(`^v?${NUMBERS}`)];
  for (const pattern of patterns) {
    const [, major, minor] = pattern.exec(text) ?? [];
    if (major !== undefined && minor !== undefined) return `${major}.${minor}`;
  }
  return text;
}

/** A point as a trade-off slice keeps it, and what makes its configuration. */
export interface TradeoffRow {
  model: string;
  lengths: TradeoffLengths;
  point: TradeoffDocument;
  /** Equal for every measurement of one configuration by one origin, whatever its version and date. */
  configuration: readonly unknown[];
}

export function techniqueClassOf({ speculative }: Run['techniques']): TechniqueClass {
  return speculative === null ? 'PLAIN' : 'DRAFTING';
}

/**
 * A point of steady serving that states both axes and ranks; null for any other. `origin` is who measured: the publication's
 * series of runs, or the organisation that submitted.
 */
export function tradeoffRow(run: Run, evaluated: EvaluatedPoint, origin: string): TradeoffRow | null {
  const point = run.points[evaluated.index];
  if (point === undefined || point.phase !== 'SERVING' || evaluated.unranked !== null) return null;
  if (!isSteady(point)) return null;
  const { slug } = run.model;
  const lengths = nominalLengths(point);
  const figures = tradeoffFigures(point, evaluated.score);
  const system = systemPart(run);
  if (slug === null || lengths === null || figures === null || system === null) return null;
  const concurrency = point.measurement === 'summary' ? point.batch : point.load.concurrencyLimit;
  return {
    model: slug,
    lengths,
    point: {
      ...system,
      ...versionPart(run),
      concurrency,
      ...figures,
      ...sourcePart(run, point),
      evidenceGrade: evaluated.evidenceGrade,
    },
    configuration: [origin, ...configurationOf(run, point)],
  };
}

/** Another one is the same configuration, at another time. */
function versionPart({ system: { framework, frameworkVersion } }: Run) {
  return { frameworkVersion, versionGroup: versionGroupOf(framework, frameworkVersion) };
}

/** What ran, whatever its version; null where chip, number of chips or precision is not known. */
function systemPart({ system, precision, techniques }: Run) {
  const { chip, chips, framework, layout } = system;
  const { weights } = precision;
  if (chip === null || chips === null || weights === null) return null;
  return {
    chip,
    chips,
    prefillChips: layout?.prefill?.chips ?? null,
    decodeChips: layout?.prefill ? layout.decode.chips : null,
    framework,
    technique: techniqueClassOf(techniques),
    mode: servingModeOf(system),
    precision: weights,
    precisionClass: PRECISION_FORMATS[weights].boardClass,
    layout: layoutLabel(system),
  };
}

/** Who says so, and when it was measured. */
function sourcePart(run: Run, point: Point) {
  const { publication, example } = run;
  const reported = point.measurement === 'summary' ? point.reported : null;
  return {
    measured: measuredOf(run, point),
    configuration: publication?.configuration ?? 'STATED',
    kind: publication === null ? 'MEASURED' : 'REPORTED',
    example,
    source: publication?.document ?? null,
    alsoIn: (reported?.alsoIn ?? []).map(({ document }) => document),
    sourceGrade: reported?.sourceGrade ?? null,
  } as const;
}

/** Who measured a published run; null of one that was submitted here. */
export function publishedOrigin({ publication }: Run): string | null {
  return publication === null ? null : (publication.campaign ?? publication.document);
}

const DAY = 'YYYY-MM-DD'.length;

/** Reads when a point was measured: as its publication says, else the day of its own clock; null where nobody said. */
export function measuredOf(
  { publication, startedAt, recordedAt }: Pick<Run, 'publication' | 'startedAt' | 'recordedAt'>,
  { window }: Point,
): MeasuredOn | null {
  if (publication?.measured !== undefined) return publication.measured;
  const instant = window?.startedAt ?? startedAt ?? recordedAt;
  return instant === undefined || instant === null ? null : { from: null, to: instant.slice(0, DAY) };
}
