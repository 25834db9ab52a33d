import { Duel, type DuelAnswer } from '@inferbench/graphql-documents/answers';
import { askPart } from '../api/ask-answer.ts';
import { type ChosenDuel, DUELS } from './duels.ts';

export interface ShownDuel {
  chosen: ChosenDuel;
  duel: DuelAnswer;
}

export interface ShownDuels {
  duels: ShownDuel[];
  /** Duels that the API gave no answer to. */
  failed: number;
}

/** The editors' duels with the numbers of today; one that the engine refuses is left out. */
export async function loadDuels(): Promise<ShownDuels> {
  const shown = await Promise.all(
    DUELS.map(async (chosen) => {
      const { chips, model, precision, users, chipsEach } = chosen;
      const request = { chips: [...chips], model, precision, users, chipsEach };
      const duel = await askPart(Duel, request);
      return duel === null || duel === 'FAILED' ? duel : { chosen, duel };
    }),
  );
  return {
    duels: shown.filter((each) => each !== null && each !== 'FAILED'),
    failed: shown.filter((each) => each === 'FAILED').length,
  };
}
