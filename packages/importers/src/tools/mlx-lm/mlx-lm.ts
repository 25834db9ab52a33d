// Format: what `mlx_lm.benchmark` prints: "Timing with …", a line a trial, "Averages: …".
// https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/benchmark.py (read 2026-11-27)
import { meanContext, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, Importer, JsonObject } from '../../shared/importer.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { shownShare } from '../../shared/rounding.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const TIMING = /Timing with prompt_tokens=(\d{1,9}), generation_tokens=(\d{1,9}), batch_size=(\d{1,6})\./;
const RATES =
  /^(Trial \d{1,4}|Averages):\s+prompt_tps=(\d{1,9}(?:\.\d{1,6})?), generation_tps=(\d{1,9}(?:\.\d{1,6})?)/;

/** Half a step of the rates, which have three decimals. */
const HALF_STEP = 5e-4;

/** Reads each timing of a log as a prompt and the steps of its answer; model, chip and format stand in the command alone. */
export const mlxLm: Importer = {
  format: 'MLX_LM',
  recognises: ({ content }) => timingsIn(content).length > 0,
  read: (files) => [toRun(files.flatMap(({ content }) => timingsIn(content)))],
};

/** Settings and rates of each timing, under words of ours: trials, or their averages where the log has no trial. */
function timingsIn(content: Content): JsonObject[] {
  if (content.kind !== 'text' || !content.text.includes('Timing with prompt_tokens=')) return [];
  const timings: {
    prompt: number;
    answer: number;
    batch: number;
    trials: JsonObject[];
    averages: JsonObject[];
  }[] = [];
  for (const whole of content.text.split(/[\r\n]+/, 100_000)) {
    const line = whole.slice(0, 300).trim();
    const [, prompt, answer, batch] = TIMING.exec(line) ?? [];
    if (prompt !== undefined)
      timings.push({
        prompt: Number(prompt),
        answer: Number(answer),
        batch: Number(batch),
        trials: [],
        averages: [],
      });
    const [, name = '', promptTps, generationTps] = RATES.exec(line) ?? [];
    const timing = timings.at(-1);
    if (promptTps === undefined || timing === undefined) continue;
    const rates = { prompt_tps: Number(promptTps), generation_tps: Number(generationTps) };
    (name === 'Averages' ? timing.averages : timing.trials).push(rates);
  }
  return timings.map(({ prompt, answer, batch, trials, averages }) => ({
    prompt_tokens: prompt,
    generation_tokens: answer,
    batch_size: batch,
    averaged: trials.length === 0,
    trials: trials.length > 0 ? trials : averages,
  }));
}

function toRun(timings: readonly JsonObject[]): Run {
  const readers = timings.map((timing, i) =>
    fieldReader(timing, { prefix: timings.length > 1 ? `[${i}].` : '' }),
  );
  const points: SummaryPoint[] = [];
  for (const reader of readers) points.push(...pointsOf(reader, points.length));
  if (points.length === 0) throw nothingMeasured('Averages', 'No trial finished');
  return runOfReaders(readers, {
    tool: 'mlx-lm-benchmark',
    system: { framework: 'mlx-lm' },
    points,
  });
}

function pointsOf(reader: FieldReader, from: number): SummaryPoint[] {
  const batch = reader.neededWhole('batch_size', `points[${from}].batch`, 'sequences');
  const inputTokens = reader.neededWhole('prompt_tokens', `points[${from}].inputTokens`, 'tokens');
  const outputTokens = reader.neededWhole('generation_tokens', `points[${from}].outputTokens`, 'tokens');
  if (batch === 0) throw reader.refused('batch_size', 0, 'at least 1');
  const trials = reader.elements('trials', { listed: true }) ?? [];
  const rates = (key: string, path: string) =>
    trials.flatMap((trial) => trial.number(key, path, 'tokens/s') ?? []).filter((rate) => rate > 0);
  const averaged = reader.raw('averaged') === true;
  const points: SummaryPoint[] = [];
  const prompts = rates('prompt_tps', `points[${from}].prefillLatencySec`);
  if (prompts.length > 0 && inputTokens > 0) {
    noteRounded(reader, `points[${from}].prefillLatencySec`, prompts);
    points.push(
      summaryPoint({
        phase: 'PREFILL',
        batch,
        inputTokens,
        iterations: averaged ? null : prompts.length,
        prefillLatencySec: meanOf(prompts.map((rate) => (batch * inputTokens) / rate)),
        derived: [{ key: 'prefillLatencySec', formula: 'mean over trials of batch × prompt ÷ prompt_tps' }],
      }),
    );
  }
  const path = `points[${from + points.length}].tpotSec`;
  const steps = rates('generation_tps', path);
  if (steps.length === 0 || outputTokens === 0) return points;
  noteRounded(reader, path, steps);
  points.push(
    summaryPoint({
      phase: 'DECODE',
      batch,
      inputTokens,
      outputTokens,
      contextTokens: meanContext({ inputTokens, outputTokens }),
      iterations: averaged ? null : steps.length,
      tpotSec: meanOf(steps.map((rate) => batch / rate)),
      derived: [
        { key: 'tpotSec', formula: 'mean over trials of batch ÷ generation_tps' },
        { key: 'contextTokens', formula: 'prompt + answer ÷ 2' },
      ],
    }),
  );
  return points;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function noteRounded(reader: FieldReader, path: string, rates: readonly number[]): void {
  const least = rates.reduce((low, rate) => Math.min(low, rate));
  reader.note('ROUNDED', `Rates have three decimals, ± ${shownShare(HALF_STEP / least)} of the least.`, path);
}
