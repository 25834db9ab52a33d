import type { Rule } from './rule.ts';

/** Asked where stored points are at hand. */
export const dupPoint: Rule = {
  id: 'DUP-POINT',
  title: 'Nothing is counted twice',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'The same point under another id, or twice in a run, is refused; one that agrees in every digit shown is flagged, and so is one whose rate and a latency are those of another system or organisation, and a curve that follows a stored one point for point. Only what everybody sees, and what is your own, is compared.',
  formula:
    "content hash differs; no rate with a latency within 0.1 % of another system's or organisation's in the slice; no curve of 3 points or more within 0.1 % of another",
};
