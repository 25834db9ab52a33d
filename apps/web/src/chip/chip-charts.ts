import { chipAddress } from '../address/pages.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { troubleOf } from '../api/trouble.ts';
import type { Figure } from '@inferbench/chart/figure';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { machineFigure } from '../figures/machine/machine-figure.ts';
import { usualMachine } from '../address/mine-request.ts';
import { framedPeak } from '../figures/peak/framed-peak.ts';
import { batchFigure } from './batch-figure.ts';
import { chipModel } from './chip-models.ts';
import { loadChip, loadExpected } from './load-chip.ts';
import { loadPeak, loadStandings } from './load-standing.ts';
import { simulatedHead } from '../chart/simulated-head.ts';
import { tableOf } from '@inferbench/chart/table';
import { lengthsWords } from '../words/lengths.ts';
import { chartPlace, type ChartedChip } from './chart-place.ts';
import { type ChipAgainstOthers, type Standing, standingFinding } from './standing.ts';
import { standingDrawing } from './standing-drawing.ts';

interface Named {
  slug: string;
  shortName: string;
  shortSlug: string;
}

/** A chip's place in every workload, in its frame; null of a chip that has a place in none, and where not all of them could be asked. */
export function standingChart(
  chip: Named,
  { failed, standings, date }: Pick<ChipAgainstOthers, 'failed' | 'standings' | 'date'>,
): Figure | null {
  const { simulated } = standings;
  return failed || simulated.length === 0 ? null : framedStanding({ chip, standings: simulated, date });
}

/** Models on one of a chip that stands at a desk; null of any other, and where none fits. */
export function machineChart(machine: MachineAnswer | null): Figure | null {
  return machine === null ? null : machineFigure(machine, usualMachine(machine.chip));
}

/** Where a chip's peak goes, in its frame; null where nobody can say. */
export function peakChart({ shortSlug }: Named, peak: ChipAgainstOthers['peak']): Figure | null {
  const address = chipAddress(shortSlug, { section: 'peak' });
  return peak === null ? null : framedPeak({ peak, address, query: { chip: shortSlug } });
}

/** The same as a file of its own asks for them, by the id of the chip. */
export async function loadStandingChart(slug: string): Promise<Answer<Figure>> {
  return ofChip(slug, async (chip) => {
    const found = await loadStandings(slug);
    return found.failed ? 'FAILED' : standingChart(chip, found);
  });
}

export async function loadPeakChart(slug: string): Promise<Answer<Figure>> {
  return ofChip(slug, async (chip) => {
    const peak = await loadPeak(slug);
    return peak === 'FAILED' ? peak : peakChart(chip, peak);
  });
}

/** The largest batch of a model over context, on a chip and its rivals. */
export async function loadBatchChart(slug: string, asked: string | null): Promise<Answer<Figure>> {
  const chip = await loadChip(slug);
  if (chip.state !== 'DATA') return chip;
  return mapAnswer(await loadExpected(chip.value, chipModel(slug, asked ?? undefined)), (expected) =>
    expected.ok ? batchFigure(chip.value, expected.value) : null,
  );
}

async function ofChip(
  slug: string,
  framed: (chip: Named) => Promise<Figure | 'FAILED' | null>,
): Promise<Answer<Figure>> {
  const answer = await loadChip(slug);
  if (answer.state !== 'DATA') return answer;
  const chart = await framed(answer.value);
  return chart === 'FAILED'
    ? { state: 'FAILED', trouble: troubleOf(undefined) }
    : mapAnswer(answer, () => chart);
}

interface StandingInput {
  chip: ChartedChip;
  standings: readonly Standing[];
  date: string | null;
}

function framedStanding({ chip, standings, date }: StandingInput): Figure {
  const at = standings[0]?.slice.at ?? 0;
  return {
    ...chartPlace(chip, 'standing'),
    head: simulatedHead({
      finding: standingFinding(chip.shortName, standings),
      slice: `Tokens/s per chip at ${at} tokens/s each as a share of the first’s, among systems of one size and kind; the coloured line is the error.`,
      date,
    }),
    draw: (drawn) => standingDrawing(standings, drawn),
    table: tableOf(`${chip.shortName} in every workload`, standings, [
      ['model', ({ slice }) => slice.modelName],
      ['lengths', ({ slice }) => lengthsWords(slice)],
      ['place', ({ row }) => row.place, 'NUMBER'],
      ['of', ({ row }) => row.of, 'NUMBER'],
      ['tokens/s per chip', ({ row }) => row.value, 'NUMBER'],
      ['low', ({ row }) => row.low, 'NUMBER'],
      ['high', ({ row }) => row.high, 'NUMBER'],
      ['leader', ({ rows }) => rows[0]?.value ?? null, 'NUMBER'],
      ['who leads by value', ({ rows }) => rows[0]?.label ?? null],
    ]),
  };
}
