import { capitalised } from '@inferbench/units/english';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { isProvisional } from '@inferbench/domain/submissions/lifecycle';
import { declaredPrecision } from '@inferbench/domain/terms/precision-basis';
import { phaseWords } from '@inferbench/domain/terms/phase-words';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber } from '@inferbench/units/format';
import { whoseWords } from '../words/whose/whose-words.ts';
import { stackWords } from '../words/words.ts';

/** "H100, vLLM, Llama 3 8B FP16, serving, batch 16, 1,024 in and 256 out" */
export function pointTitle({ system, model, precision, phase, batch, ...point }: PointResult): string {
  const { inputTokens, outputTokens } = point;
  const chips = system.chips === 1 ? system.chip.shortName : `${system.chip.shortName} ×${system.chips}`;
  const weights = precision === null ? '' : ` ${precision.weights.toUpperCase()}`;
  return [
    chips,
    stackWords(system.framework),
    ...(model === null ? [] : [`${model.name}${weights}`]),
    phaseWords(phase),
    ...(batch === null ? [] : [`batch ${formatNumber(batch)}`]),
    ...(inputTokens === null
      ? []
      : [
          `${formatNumber(Math.round(inputTokens))} in and ${formatNumber(Math.round(outputTokens ?? 0))} out`,
        ]),
  ].join(', ');
}

/** Statistic of the time of a token that the speed of a user is of: the median where the source states no mean. */
export function tpotWords({
  meanMs,
  p50Ms,
}: Pick<PointResult['latency']['tpot'], 'meanMs' | 'p50Ms'>): string {
  return meanMs === null && p50Ms !== null ? 'median' : 'mean';
}

/** Scores a submitted file again, offline; null for published figures, whose source is the way back. */
export function scoreCommand({ kind, provenance }: PointResult): string | null {
  if (kind !== 'MEASURED' || provenance.submittedBy === null) return null;
  return 'inferbench score YOUR-RESULT.json \\\n  --context-file YOUR-SYSTEM.yaml --json';
}

/** The command that computes the same workload; null where the point does not say what it needs. */
export function simulateCommand({
  system,
  model,
  precision,
  phase,
  batch,
  ...point
}: PointResult): string | null {
  if (model === null || batch === null || phase === 'IMAGE') return null;
  const flags = [
    ['chip', system.chip.slug],
    ['chips', String(system.chips)],
    ['model', model.slug],
    ['phase', phase.toLowerCase()],
    ['batch', String(Number.isInteger(batch) ? batch : Number(batch.toPrecision(3)))],
    ...lengths(phase, point),
    ['weight-precision', precision?.weights ?? null],
    ['activation-precision', precision?.activations ?? null],
    ['kv-precision', precision?.kv ?? null],
  ] as const;
  const given = flags.flatMap(([name, value]) => (value === null ? [] : [`--${name} ${value}`]));
  return ['inferbench simulate', ...given, '--json'].join(' \\\n  ');
}

type Lengths = Pick<PointResult, 'inputTokens' | 'outputTokens' | 'contextTokens'>;

/** A decode step is named by its context, the other phases by their lengths. */
function lengths(
  phase: PointResult['phase'],
  { inputTokens, outputTokens, contextTokens }: Lengths,
): [string, string | null][] {
  const whole = (value: number | null) => (value === null ? null : String(Math.round(value)));
  if (phase === 'DECODE') return [['context', whole(contextTokens)]];
  return [
    ['input-tokens', whole(inputTokens)],
    ['output-tokens', phase === 'PREFILL' ? null : whole(outputTokens)],
  ];
}

/** Who submitted, who tested, whose chip it is; a provisional result says so. */
function citedWhose(point: PointResult): string {
  const words = whoseWords(point).replaceAll(' · ', ', ');
  const provisional = isProvisional(point.lifecycle) ? '; provisional' : '';
  const mark = declaredPrecision(point.precisionBasis);
  const declared = mark === null ? '' : `; ${mark.words}`;
  return `${capitalised(words)}${provisional}${declared}`;
}

export function citation(point: PointResult, address: string): string {
  const { scores, provenance, evidenceGrade, kind } = point;
  const { engineVersion, policyVersion, inputHash } = scores;
  const { document } = provenance;
  return [
    `InferBench, ${pointTitle(point)}.`,
    `Grade ${evidenceGrade} (${evidenceWords(evidenceGrade, kind)}), engine ${engineVersion}, policy ${policyVersion}.`,
    `${citedWhose(point)}.`,
    ...(document === null
      ? []
      : [
          `Data: ${[document.title, document.where, document.commit].filter((part) => part !== null).join(', ')}.`,
        ]),
    `Input ${inputHash.slice(0, 16)}.`,
    address,
  ].join('\n');
}
