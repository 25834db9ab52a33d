import { formatNumber } from '@inferbench/units/format';
import type { CheckSubject, Rule, Violation } from './rule.ts';

/** Methods that draft without weights of their own, or with heads that belong to the model. */
const WITHOUT_DRAFT_MODEL = /n-?gram|lookup|lookahead|suffix|medusa|mtp|next_?n|self/i;

/** Declared with method, draft, length and mean accepted tokens, and with numbers that a step can have. */
export const techSpeculative: Rule = {
  id: 'TECH-SPECULATIVE',
  title: 'Speculative decoding is declared',
  severity: 'reject',
  since: '0.4.0',
  explanation:
    'Method, draft model, drafted tokens and mean accepted tokens are stated, and a step yields at most the drafted tokens and the one that the model adds.',
  formula: '1 ≤ accepted tokens ≤ drafted tokens + 1',
  checkPoint: ({ run, index }) => {
    const { speculative } = run.techniques;
    // One declaration a run, so one finding a run.
    if (speculative === null || index > 0) return [];
    const { method, draftModel, draftTokens, meanAcceptedTokens } = speculative;
    // What a publication leaves out cannot be asked of it.
    const findings: Violation[] = run.publication === null ? unstated(speculative) : [];
    const most = (draftTokens ?? Number.POSITIVE_INFINITY) + 1;
    if (draftTokens !== null && meanAcceptedTokens !== null && meanAcceptedTokens > most) {
      findings.push({
        path: 'techniques.speculative.meanAcceptedTokens',
        message:
          `${formatNumber(draftTokens)} drafted tokens + the one that the model adds = at most ${formatNumber(most)} tokens a step, ` +
          `declared ${formatNumber(meanAcceptedTokens)}.`,
        value: `${formatNumber(meanAcceptedTokens)} tokens a step`,
        expected: `1 to ${formatNumber(most)} tokens a step`,
        fix: 'Take the mean over steps from the server (accepted drafts ÷ steps + 1); check draftTokens.',
      });
    }
    if (run.publication === null && draftModel === null && !WITHOUT_DRAFT_MODEL.test(method)) {
      findings.push({
        path: 'techniques.speculative.draftModel',
        message: `"${method}" drafts with weights of its own, and the draft model is not named.`,
        value: 'null',
        expected: 'a model or the repository of its weights',
        fix: 'Name the draft model; null is for methods without one, such as ngram, medusa or mtp.',
      });
    }
    return findings;
  },
};

type Speculative = NonNullable<CheckSubject['run']['techniques']['speculative']>;

function unstated({ draftTokens, meanAcceptedTokens }: Speculative): Violation[] {
  return Object.entries({ draftTokens, meanAcceptedTokens }).flatMap(([key, value]) =>
    value === null
      ? [
          {
            path: `techniques.speculative.${key}`,
            message: `${key} is not stated, and no bound of a step can be told without it.`,
            value: 'null',
            expected: 'a number',
            fix: 'Take drafted tokens from the configuration of the server and accepted ones from its log.',
          },
        ]
      : [],
  );
}
