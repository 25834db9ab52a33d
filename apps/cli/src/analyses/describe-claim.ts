import type { Claim, ClaimCell, ClaimState } from '@inferbench/domain/simulation/claim';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import { table } from '../terminal/table.ts';

const LETTERS: Readonly<Record<ClaimState, string>> = {
  holds: 'yes',
  ideal_only: 'bound',
  fails: 'no',
  does_not_fit: '-',
};

function regionTable({ region }: Claim, title: string, of: (cell: ClaimCell) => ClaimState): string {
  const stateAt = (context: number, batch: number) => {
    const cell = region.cells.find((found) => found.batch === batch && found.context === context);
    return cell ? LETTERS[of(cell)] : '';
  };
  return table(
    [
      [title, (context: number) => context, 'NUMBER'],
      ...region.batches.map((batch): TableColumn<number> => [
        `B ${batch}`,
        (context) => stateAt(context, batch),
        'NUMBER',
      ]),
    ],
    region.contexts,
  );
}

/** A claim for people: each sense in a sentence, the bound, and where it can hold. */
export function describeClaim(claim: Claim): string {
  const { tokensPerSec, context, placement, precision, readings, binding } = claim;
  return [
    `${formatNumber(tokensPerSec)} tokens/s at ${formatNumber(context)} tokens: ${claim.model} on ${placement.chips} × ${claim.chip}, weights ${precision.weights}, KV ${precision.kv}${ownWeightsText(precision)}`,
    `prompt ${formatNumber(claim.inputTokens)}, answer ${formatNumber(claim.outputTokens)}; at most ${formatNumber(claim.maxBatch)} sequences fit`,
    '',
    ...readings.map(({ sentence }) => sentence),
    `Bound: ${binding.sentence}`,
    '',
    regionTable(claim, 'one user', ({ oneUser }) => oneUser),
    '',
    regionTable(claim, 'with prompt', (cell) => cell.oneUserWithPrompt),
    '',
    regionTable(claim, 'all users', ({ allUsers }) => allUsers),
    '',
    'yes: attainable; bound: only the bound allows it; no: not even that; -: does not fit',
    ...claim.assumptions,
    `simulated, engine ${claim.engineVersion}, error bar ±${formatPercent(claim.errorBar)}`,
  ].join('\n');
}
