import { DuelChart, type DuelChartResult } from '@inferbench/graphql-documents/duel-chart';
import { ask } from '../api/answer.ts';
import { type ChosenDuel, DUELS } from './duels.ts';

export interface ShownDuel {
  chosen: ChosenDuel;
  duel: DuelChartResult;
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
      const answer = await ask(DuelChart, { request });
      if (answer.state === 'FAILED') return 'FAILED';
      const duel = answer.state === 'DATA' ? answer.value.duelChart : null;
      return duel?.__typename === 'DuelChart' ? { chosen, duel } : null;
    }),
  );
  return {
    duels: shown.filter((each) => each !== null && each !== 'FAILED'),
    failed: shown.filter((each) => each === 'FAILED').length,
  };
}
