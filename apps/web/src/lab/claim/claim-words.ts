import type { Claim, ClaimLevel, ClaimReading, ClaimState } from '@inferbench/domain/simulation/claim';
import { formatNumber, formatValue } from '@inferbench/units/format';

export const READING_WORDS: Readonly<Record<ClaimReading, { name: string; inside: string; rate: string }>> = {
  one_user: { name: 'One user', inside: 'for one user', rate: 'steady decode at the full context' },
  one_user_with_prompt: {
    name: 'One user, with the prompt',
    inside: 'for one user with the prompt',
    rate: 'answer ÷ time from prompt to last token',
  },
  all_users: { name: 'All users together', inside: 'for all users together', rate: 'in total, decode' },
};

export const STATE_WORDS: Readonly<Record<ClaimState, string>> = {
  holds: 'holds',
  ideal_only: 'only at the bound',
  fails: 'fails',
  does_not_fit: 'does not fit',
};

/** "500 tokens/s at 131,072 tokens of context: for one user no, 238 at most; for all users together yes." */
export function verdictSentence({ tokensPerSec, context, batch, readings }: Claim): string {
  const stated = batch === null ? '' : ` and batch ${formatNumber(batch)}`;
  const start = `${formatNumber(tokensPerSec)} tokens/s at ${formatNumber(context)} tokens of context${stated}`;
  const [first, ...others] = readings;
  const isAlike = first !== undefined && others.every(({ state }) => state === first.state);
  if (isAlike && first.state === 'holds') return `${start}: yes, in every sense.`;
  if (isAlike && first.state === 'does_not_fit') return `${start} does not fit.`;
  const parts = readings.map(
    (reading) => `${READING_WORDS[reading.reading].inside} ${answerWords(reading, batch !== null)}`,
  );
  return `${start}: ${parts.join('; ')}.`;
}

function answerWords({ state, ideal, attainable }: Claim['readings'][number], isStated: boolean): string {
  const most = ({ statedTokensPerSec, largestTokensPerSec }: ClaimLevel) =>
    formatValue((isStated ? statedTokensPerSec : null) ?? largestTokensPerSec);
  switch (state) {
    case 'holds':
      return 'yes';
    case 'ideal_only':
      return `only by arithmetic, ${most(attainable)} by the best public software`;
    case 'fails':
      return `no, ${most(ideal)} at most`;
    case 'does_not_fit':
      return 'it does not fit';
  }
}
