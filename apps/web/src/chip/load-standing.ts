import type { PeakChart } from '@inferbench/answers/peak/shape';
import { isDeskChip } from '@inferbench/domain/chips/desk-chip';
import { Duel, Peak, Standing } from '@inferbench/graphql-documents/answers';
import { askPart } from '../api/ask-answer.ts';
import type { ChipData } from './chip-data.ts';
import { type ChipAgainstOthers, type DuelWork, reasonsOf, standingsOf } from './standing.ts';

/** Rivals are compared on a large dense model; where one of them does not hold it, on a small one. */
const WORKS: readonly DuelWork[] = [
  { model: 'llama-3.3-70b', precision: 'FP8', users: 16, chipsEach: 8 },
  { model: 'llama-3.1-8b', precision: 'FP16', users: 1, chipsEach: 1 },
];
const DESK_WORKS: readonly DuelWork[] = [
  { model: 'llama-3.1-8b', precision: 'W4A16', users: 1, chipsEach: 1 },
  ...WORKS,
];
const LENGTHS = { inputTokens: 8192, outputTokens: 1024 };
const PEAK_WORK = { model: 'llama-3.3-70b', ...LENGTHS, precision: 'FP8', users: 64 } as const;
const DESK_PEAK_WORK = { model: 'llama-3.1-8b', ...LENGTHS, precision: 'W4A16', users: 1 } as const;

export async function loadAgainstOthers(chip: ChipData): Promise<ChipAgainstOthers> {
  const [standings, rivals, peak] = await Promise.all([
    loadStandings(chip.slug),
    Promise.all(chip.rivals.map((rival) => loadRival(chip.slug, rival))),
    loadPeak(chip.slug),
  ]);
  return {
    ...standings,
    failed: standings.failed || rivals.includes('FAILED') || peak === 'FAILED',
    rivals: rivals.filter((rival) => rival !== null && rival !== 'FAILED'),
    peak: peak === 'FAILED' ? null : peak,
  };
}

export async function loadStandings(
  slug: string,
): Promise<Pick<ChipAgainstOthers, 'failed' | 'standings' | 'reasons' | 'date'>> {
  const answers = await Promise.all(
    STANDING_WORKLOADS.map((workload) => askPart(Standing, { ...workload, precision: 'FP8' })),
  );
  const known = answers.filter((answer) => answer !== null && answer !== 'FAILED');
  const [newest] = known;
  return {
    failed: answers.includes('FAILED'),
    standings: standingsOf(slug, known),
    reasons: reasonsOf(slug, known),
    date: newest?.head.date ?? null,
  };
}

async function loadRival(slug: string, { chip, reason }: ChipData['rivals'][number]) {
  for (const chosen of isDeskChip(slug) ? DESK_WORKS : WORKS) {
    const duel = await askPart(Duel, { chips: [slug, chip], ...chosen });
    if (duel === 'FAILED') return duel;
    if (duel !== null) return { reason, chosen, duel };
  }
  return null;
}

/** Where a chip's peak goes at the work that the editors chose; null where nobody can say, FAILED without an answer. */
export async function loadPeak(slug: string): Promise<PeakChart | 'FAILED' | null> {
  const peak = await askPart(Peak, { chips: [slug], ...(isDeskChip(slug) ? DESK_PEAK_WORK : PEAK_WORK) });
  return peak === 'FAILED' || (peak !== null && peak.rows.length > 0) ? peak : null;
}

/** Six workloads that the editors chose: two lengths of one model, the large mixtures, a large dense model, a small one. */
const STANDING_WORKLOADS = [
  { model: 'llama-3.3-70b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.3-70b', inputTokens: 1024, outputTokens: 1024 },
  { model: 'deepseek-r1', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.1-405b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'qwen3-235b-a22b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.1-8b', inputTokens: 1024, outputTokens: 1024 },
];
