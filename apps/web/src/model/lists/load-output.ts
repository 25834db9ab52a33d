import { Load } from '@inferbench/graphql-documents/answers';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import type { PlacedRow } from '@inferbench/answers/load/shape';
import { readModelView } from '../../address/model-request.ts';
import { ask } from '../../api/answer.ts';
import { askPart } from '../../api/ask-answer.ts';

/** Tokens a second of a chip at the line, and whether anybody published them. */
export interface Output {
  value: number;
  simulated: boolean;
}

export interface DefaultOutput {
  /** What was asked of every chip, in words; null where nothing answers. */
  words: string | null;
  /** Outputs by the catalogue slug of the chip. */
  byChip: ReadonlyMap<string, Output>;
}

const NOTHING: DefaultOutput = { words: null, byChip: new Map() };

/** What every chip makes on the model that is shown by default, at the default speed: one question for the whole list. */
export async function loadDefaultOutput(): Promise<DefaultOutput> {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return NOTHING;
  const { request } = readModelView(answer.value.defaultModel, {}, () => null);
  const chart = await askPart(Load, request);
  if (chart === null || chart === 'FAILED') return NOTHING;
  const { head, atLine } = chart;
  const rows = [...atLine.simulated.map(outputOf(true)), ...atLine.published.map(outputOf(false))];
  // A published value stands before a simulated one; of several systems of a chip the best.
  const byChip = new Map<string, Output>();
  for (const { chip, output } of rows) {
    const known = byChip.get(chip);
    if (
      known === undefined ||
      (known.simulated && !output.simulated) ||
      (known.simulated === output.simulated && output.value > known.value)
    )
      byChip.set(chip, output);
  }
  return { words: head.slice, byChip };
}

const outputOf =
  (simulated: boolean) =>
  ({ chip, value }: PlacedRow) => ({ chip, output: { value, simulated } });
