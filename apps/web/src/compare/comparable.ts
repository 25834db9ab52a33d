import { contextWords } from '@inferbench/analyses/context/words';
import type { AssumptionName } from '@inferbench/domain/comparison';
import type { ComparisonResult } from '@inferbench/graphql-documents/compare';
import { formatValue } from '../words/numbers.ts';
import { assumedWords } from './compare-words.ts';
import { ratioOf } from './ratios.ts';

/** A question about two results, and its answer with what it rests on. */
export interface Answered {
  question: string;
  answer: 'yes' | 'no' | 'not known';
  why: string;
}

const QUESTIONS: readonly (readonly [AssumptionName, string])[] = [
  ['INPUT_TOKENS', 'Same prompt length?'],
  ['OUTPUT_TOKENS', 'Same answer length?'],
  ['BATCH', 'Same batch, exactly?'],
  ['BATCH_BASIS', 'Batch counted alike?'],
  ['CONTEXT', 'Same context, exactly?'],
  ['WEIGHT_PRECISION', 'Weights stored alike?'],
  ['KV_PRECISION', 'KV cache stored alike?'],
  ['CHIPS', 'Same number of chips?'],
  ['POWER_BOUNDARY', 'Power taken at one boundary?'],
  ['EVIDENCE_GRADE', 'Evidence equally strong?'],
];

/** "Is this comparable?": the slice says yes to the first, the two results answer the rest. */
export function comparabilityOf({ assumptions }: ComparisonResult, slice: string): Answered[] {
  return [
    { question: 'Same model, phase, shape and precision class?', answer: 'yes', why: slice },
    ...QUESTIONS.flatMap(([what, question]): Answered[] => {
      const found = assumptions.find((assumption) => assumption.what === what);
      if (found === undefined) return [];
      const { a, b, differs } = found;
      const [own, other] = [assumedWords(what, a), assumedWords(what, b)];
      const answer = differs === null ? 'not known' : differs ? 'no' : 'yes';
      return [{ question, answer, why: own === other ? own : `${own} and ${other}` }];
    }),
  ];
}

/** "By useful TOPS A is 1.31 times B (1.18 to 1.45)." Null where the two do not compare by it. */
export function ratioSentenceOf(comparison: ComparisonResult): string | null {
  const { metrics, a, b } = comparison;
  const useful = metrics.find(({ metric }) => metric === 'USEFUL_TOPS');
  const ratio = useful === undefined ? null : ratioOf(useful);
  if (useful === undefined || ratio === null) return null;
  const verdict = useful.better === 'TIED' ? ' Their intervals overlap: a tie.' : '';
  return `At this shape useful TOPS of ${a.label} are ${formatValue(ratio.value)} times (${formatValue(ratio.low)} to ${formatValue(ratio.high)}) those of ${b.label}.${verdict}`;
}

/** Where another system leads at longer contexts, or that none does as far as it is known. */
export function longerContextWords({ crossings, noCrossings }: ComparisonResult): string[] {
  const beyond = crossings.map(
    ({ riserLabel, context, low, high, kind }) =>
      `Beyond ${contextWords(context)} tokens (${contextWords(low)} to ${contextWords(high)}) ${riserLabel} leads by useful TOPS, ${kind === 'SIMULATED' ? 'simulated' : 'measured'}.`,
  );
  if (beyond.length > 0) return beyond;
  return noCrossings.map(({ sentence, kind }) =>
    kind === 'SIMULATED' ? `${sentence.replace(/\.$/, '')}, simulated.` : sentence,
  );
}
