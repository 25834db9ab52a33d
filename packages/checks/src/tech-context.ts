import { isLanguageModel } from '@inferbench/domain/models/model';
import { meanLengths } from '@inferbench/domain/runs/point';
import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

const ROOM = 2;

/**
 * A server configured for hardly more than the tested length was tuned to the test: it keeps no room that users would need.
 * Models end somewhere, so nobody is asked for more than theirs.
 */
export const techContext: Rule = {
  id: 'TECH-CONTEXT',
  title: 'Not tuned to the tested length',
  severity: 'warn',
  since: '0.4.0',
  explanation:
    'A server configured for hardly more than the tested length keeps no room that users would need. Asked for up to the limit of the model; a limit below the tested length is flagged, since no such request can be served.',
  formula: 'configured maximum context ≥ 2 × (input + output)',
  checkPoint: ({ run, point, model, index }) => {
    const configured = run.system.maxContextTokens;
    const lengths = meanLengths(point);
    if (configured === undefined || lengths === null) return [];
    const tested = lengths.inputTokens + lengths.outputTokens;
    const most = isLanguageModel(model) ? model.maxContextTokens : Number.POSITIVE_INFINITY;
    const wanted = Math.min(ROOM * tested, Math.max(most, tested));
    if (configured >= wanted) return [];
    const impossible = configured < tested;
    return [
      {
        severity: impossible ? 'flag' : 'warn',
        path: `points[${index}]`,
        message: impossible
          ? `Configured for ${formatNumber(configured)} tokens, but requests had ${formatNumber(tested)} on average.`
          : `Configured for ${formatNumber(configured)} tokens, ${formatNumber(configured / tested)} × the tested ${formatNumber(tested)}: tuned to the test.`,
        value: `${formatNumber(configured)} tokens`,
        expected: `at least ${formatNumber(wanted)} tokens`,
        fix: impossible
          ? 'Check system.maxContextTokens against the command of the server.'
          : 'Configure the server for what it is offered with, and state that in system.maxContextTokens.',
      },
    ];
  },
};
