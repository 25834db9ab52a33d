import { listed } from '@inferbench/units/english';
import type { Claim, ClaimReading, ClaimState } from '@inferbench/domain/simulation/claim';
import { formatNumber } from '@inferbench/units/format';

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

const STATE_VERBS: Readonly<Record<ClaimState, string>> = {
  holds: 'holds',
  ideal_only: 'is allowed by the bound alone',
  fails: 'fails',
  does_not_fit: 'does not fit',
};

/** "500 tokens/s at 131,072 tokens holds for all users together; it fails for one user." */
export function verdictSentence({ tokensPerSec, context, batch, readings }: Claim): string {
  const states = [...new Set(readings.map(({ state }) => state))];
  const parts = states.map((state) => {
    const senses = readings.filter((reading) => reading.state === state);
    const where = senses.map(({ reading }) => READING_WORDS[reading].inside);
    return `${STATE_VERBS[state]} ${senses.length === readings.length ? 'in every sense' : listed(where)}`;
  });
  const stated = batch === null ? '' : ` and batch ${formatNumber(batch)}`;
  return `${formatNumber(tokensPerSec)} tokens/s at ${formatNumber(context)} tokens${stated} ${parts.join('; it ')}.`;
}
