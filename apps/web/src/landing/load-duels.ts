import { DuelChart, type DuelChartResult } from '@inferbench/graphql-documents/duel-chart';
import { ask } from '../api/answer.ts';
import { type ChosenDuel, DUELS } from './duels.ts';

export interface ShownDuel {
  chosen: ChosenDuel;
  duel: DuelChartResult;
}

/** The editors' duels with the numbers of today; one that the API gives no answer to is left out. */
export async function loadDuels(): Promise<ShownDuel[]> {
  const shown = await Promise.all(
    DUELS.map(async (chosen) => {
      const { chips, model, precision, users, chipsEach } = chosen;
      const request = { chips: [...chips], model, precision, users, chipsEach };
      const answer = await ask(DuelChart, { request });
      const duel = answer.state === 'DATA' ? answer.value.duelChart : null;
      return duel?.__typename === 'DuelChart' ? { chosen, duel } : null;
    }),
  );
  return shown.filter((each) => each !== null);
}
