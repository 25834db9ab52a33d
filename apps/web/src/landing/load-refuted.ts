import { counted } from '@inferbench/units/english';
import { allAnswers, mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { answerClaim } from '../lab/claim/answer-claim.ts';
import type { CorrectionData } from '../about/corrections/corrections-data.ts';
import { loadCorrections } from '../about/corrections/load-corrections.ts';
import { REFUTED, type RefutedCorrection, type RefutedSpeed } from './refuted.ts';
import { correctionCard, type RefutedCard, speedCard } from './refuted-card.ts';

export interface Refuted {
  cards: RefutedCard[];
  counts: string;
}

/** The editors' three claims with the numbers of today. */
export async function loadRefuted(): Promise<Answer<Refuted>> {
  const groups = await loadCorrections();
  if (groups.state !== 'DATA') return groups;
  const all = groups.value.flatMap(({ corrections }) => corrections);
  const wrong = all.filter(({ verdict }) => verdict === 'WRONG').length;
  const cards = await Promise.all(REFUTED.map((chosen) => cardOf(chosen, all)));
  return mapAnswer(allAnswers(cards), (known) => ({
    cards: known.filter((card) => card !== null),
    counts: `Of ${counted(all.length, 'claim')} checked, ${wrong} are wrong; all are listed.`,
  }));
}

async function cardOf(
  chosen: RefutedCorrection | RefutedSpeed,
  all: readonly CorrectionData[],
): Promise<Answer<RefutedCard | null>> {
  if (chosen.kind === 'CORRECTION') return { state: 'DATA', value: correctionCard(chosen, all) };
  const answer = await answerClaim(chosen.claim);
  if (answer.state !== 'DATA') return answer;
  const { outcome } = answer.value;
  return { state: 'DATA', value: outcome?.ok === true ? speedCard(chosen, outcome.value) : null };
}
