import { counted } from '@inferbench/units/english';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { answerClaim } from '../claim/answer-claim.ts';
import { loadCorrections } from '../corrections/load-corrections.ts';
import { REFUTED } from './refuted.ts';
import { correctionCard, type RefutedCard, speedCard } from './refuted-card.ts';

export interface Refuted {
  cards: RefutedCard[];
  counts: string;
}

/** The editors' three claims with the numbers of today. */
export async function loadRefuted(): Promise<Answer<Refuted>> {
  return mapAnswer(await loadCorrections(), (groups) => {
    const all = groups.flatMap(({ corrections }) => corrections);
    const wrong = all.filter(({ verdict }) => verdict === 'WRONG').length;
    const cards = REFUTED.map((chosen) => {
      if (chosen.kind === 'CORRECTION') return correctionCard(chosen, all);
      const { outcome } = answerClaim(chosen.claim);
      return outcome?.ok === true ? speedCard(chosen, outcome.value) : null;
    });
    return {
      cards: cards.filter((card) => card !== null),
      counts: `Of ${counted(all.length, 'claim')} checked, ${wrong} are wrong; all are listed.`,
    };
  });
}
