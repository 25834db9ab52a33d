import { isLanguageModel } from '@inferbench/domain/models/model';
import { PRECISION_FORMATS, PrecisionWord } from '@inferbench/domain/terms/precision';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { CheckSubject, Rule } from './rule.ts';

/** MLPerf's closed division asks for 99 % of the reference. */
const KEPT_SHARE = 0.99;

/** Quantised weights show that they still answer as well; weights served as they were published have nothing to show. */
export const qualAccuracy: Rule = {
  id: 'QUAL-ACCURACY',
  title: 'Quantised weights show their quality',
  severity: 'warn',
  since: '0.4.0',
  explanation:
    'Weights in fewer bits than they were published in need a score beside that of the published ones. Without one the point carries the badge "no accuracy evidence".',
  formula: "score ≥ 99 % of the published weights' score",
  checkPoint: (subject) => {
    const { run, index } = subject;
    const { weights, quality } = run.precision;
    if (weights === null || !isQuantised(subject, weights)) return [];
    if (quality === undefined) {
      return [
        {
          path: `points[${index}]`,
          message: `The weights are served in ${weights} (${formatNumber(bits(weights))} bits), published in ${subject.model.weightPrecision ?? 'fp16'}: no accuracy evidence.`,
          value: 'no evidence',
          expected: 'a score beside that of the published weights',
          fix: 'State precision.quality: benchmark, score and referenceScore, measured with the served weights.',
        },
      ];
    }
    const { benchmark, score, referenceScore } = quality;
    const kept = score / referenceScore;
    if (kept >= KEPT_SHARE) return [];
    return [
      {
        path: `points[${index}]`,
        message: `${benchmark}: ${formatNumber(score)} ÷ ${formatNumber(referenceScore)} = ${formatPercent(kept)} of the published weights' score.`,
        value: formatPercent(kept),
        expected: 'at least 99 %',
        fix: 'Quantise fewer layers, or calibrate; the speed is that of a model that answers less well.',
      },
    ];
  },
};

/** A word that names the published checkpoint itself quantises nothing. */
function isQuantised({ model }: CheckSubject, weights: PrecisionWord): boolean {
  if (isLanguageModel(model) && model.checkpoint?.words.includes(weights) === true) return false;
  return bits(weights) < publishedBits(model.weightPrecision);
}

function bits(word: PrecisionWord): number {
  return PRECISION_FORMATS[word].storedBits;
}

/** Models are published in 16 bits unless the catalogue's word begins with a narrower format ("fp8_e4m3"). */
function publishedBits(published: string | null): number {
  const known = PrecisionWord.options.find((word) => published?.startsWith(word));
  return known === undefined ? 16 : Math.min(16, bits(known));
}
