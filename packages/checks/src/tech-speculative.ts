import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
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
    'Method, draft model, drafted tokens and mean accepted tokens are stated, and a step yields at most the drafted tokens and the one that the model adds. Without the counters of the server in the file, more than 6 tokens a step are flagged, and fewer are a badge.',
  formula: '1 ≤ accepted tokens ≤ drafted tokens + 1, and ≤ 6 where no counter of the server says so',
  checkPoint: ({ run, index }) => {
    const { speculative } = run.techniques;
    if (speculative === null) return [];
    // One declaration a run, so one finding a run; a badge is each point's own.
    const declared = declaredAcceptance(run, index);
    if (index > 0) return declared.filter(({ severity }) => severity === 'warn');
    const { method, draftModel, draftTokens, meanAcceptedTokens } = speculative;
    // What a publication leaves out cannot be asked of it.
    const findings: Violation[] = run.publication === null ? [...unstated(speculative), ...declared] : [];
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

const ACCEPTED = 'techniques.speculative.meanAcceptedTokens';

/** Accepted tokens multiply what physics allows, so that somebody's word alone goes only so far. */
function declaredAcceptance(
  { techniques, source, publication }: CheckSubject['run'],
  index: number,
): Violation[] {
  const accepted = techniques.speculative?.meanAcceptedTokens ?? null;
  if (accepted === null || publication !== null) return [];
  if (source.fields.some(({ path }) => path === ACCEPTED)) return [];
  const isFar = accepted > RULE_LIMITS.acceptedTokens;
  return [
    {
      severity: isFar ? 'flag' : 'warn',
      path: isFar ? ACCEPTED : `points[${index}]`,
      message: isFar
        ? `${formatNumber(accepted)} accepted tokens a step are declared, and no counter of the server is in the file.`
        : `${formatNumber(accepted)} accepted tokens a step are declared, not read from a counter of the server.`,
      value: `${formatNumber(accepted)} tokens a step`,
      expected: `at most ${RULE_LIMITS.acceptedTokens} without a counter`,
      fix: 'Submit a file that holds the mean accepted length, such as accept_length of the server.',
    },
  ];
}

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
