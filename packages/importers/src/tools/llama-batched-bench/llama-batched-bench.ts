// Format: `llama-batched-bench --output-format jsonl`, and the table that it prints.
// https://github.com/ggml-org/llama.cpp/blob/master/tools/batched-bench/README.md (read 2026-11-27)
import { meanContext, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { everyObjectHas, objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Content, Importer, JsonObject } from '../../shared/importer.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { shownShare } from '../../shared/rounding.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

const SIGNATURE = ['pp', 'tg', 'pl', 't_pp', 't_tg'];
const MEASURED = new Set(['pp', 'tg', 'pl', 'n_kv', 't_pp', 'speed_pp', 't_tg', 'speed_tg', 't', 'speed']);

/** Words for one prompt that all sequences of a batch share. */
const SHARED: ReadonlySet<unknown> = new Set([1, true, '1', 'true']);

/** Half a step of the times of a table, which has three decimals. */
const HALF_STEP_SEC = 5e-4;

/** Batches of one setting are points of one run: prompts of a whole batch, then its tokens step by step. */
export const llamaBatchedBench: Importer = {
  format: 'LLAMA_BATCHED_BENCH',
  recognises: ({ content }) => rowsOf(content).length > 0,
  read: (files) =>
    groupBy(
      files.flatMap(({ content }) =>
        rowsOf(content).map((row) => ({ row, printed: content.kind === 'text' })),
      ),
      ({ row }) => Object.entries(row).filter(([key]) => !MEASURED.has(key)),
    ).map(toRun),
};

function rowsOf(content: Content): readonly JsonObject[] {
  if (content.kind === 'text') return batchedRows(content.text);
  return everyObjectHas(content, SIGNATURE) ? objectsOf(content) : [];
}

function toRun(rows: readonly { row: JsonObject; printed: boolean }[]): Run {
  const readers = rows.map(({ row, printed }, i) =>
    fieldReader(row, { prefix: rows.length > 1 ? `[${i}].` : '', textual: printed }),
  );
  const points: SummaryPoint[] = [];
  for (const [i, reader] of readers.entries())
    points.push(...pointsOf(reader, { from: points.length, printed: rows[i]?.printed ?? false }));
  if (points.length === 0) throw nothingMeasured('t_tg', 'No batch has a time');
  for (const key of ['n_gpu_layers', 'flash_attn', 'n_threads', 'n_kv_max']) readers[0]?.hint(key, 'system');
  for (const reader of readers) reader.understood(reader.keys());
  return runOfReaders(readers, {
    tool: 'llama-batched-bench',
    system: { framework: 'llama.cpp' },
    points,
  });
}

function pointsOf(
  reader: FieldReader,
  { from, printed }: { from: number; printed: boolean },
): SummaryPoint[] {
  const points: SummaryPoint[] = [];
  const at = (name: string) => `points[${from + points.length}].${name}`;
  const batch = reader.neededWhole('pl', at('batch'), 'sequences');
  if (batch === 0) throw reader.refused('pl', 0, 'at least 1 sequence');
  const inputTokens = reader.neededWhole('pp', at('inputTokens'), 'tokens');
  const outputTokens = reader.neededWhole('tg', at('outputTokens'), 'tokens');
  const isShared = SHARED.has(reader.raw('is_pp_shared'));
  const prefillSec = reader.needed('t_pp', at('prefillLatencySec'), 's');
  if (inputTokens > 0 && isPositive(prefillSec)) {
    noteRounded(reader, { path: at('prefillLatencySec'), seconds: prefillSec, printed });
    // A shared prompt is computed once, whatever the batch.
    const prompts = isShared ? 1 : batch;
    points.push(
      summaryPoint({ phase: 'PREFILL', batch: prompts, inputTokens, prefillLatencySec: prefillSec }),
    );
  }
  const stepsSec = reader.needed('t_tg', at('tpotSec'), 's');
  if (outputTokens > 0 && isPositive(stepsSec)) {
    noteRounded(reader, { path: at('tpotSec'), seconds: stepsSec, printed });
    points.push(
      summaryPoint({
        phase: 'DECODE',
        batch,
        inputTokens,
        outputTokens,
        contextTokens: meanContext({ inputTokens, outputTokens }),
        tpotSec: stepsSec / outputTokens,
        derived: [
          { key: 'tpotSec', formula: 'time of all steps ÷ tokens of a sequence' },
          { key: 'contextTokens', formula: 'prompt + answer ÷ 2' },
        ],
      }),
    );
  }
  return points;
}

function noteRounded(
  reader: FieldReader,
  { path, seconds, printed }: { path: string; seconds: number; printed: boolean },
): void {
  if (!printed) return;
  reader.note('ROUNDED', `${seconds} s has three decimals, ± ${shownShare(HALF_STEP_SEC / seconds)}.`, path);
}

const HEADER = /^\|\s*PP\s*\|\s*TG\s*\|\s*B\s*\|\s*N_KV\s*\|\s*T_PP s\s*\|/;
const KEYS = ['pp', 'tg', 'pl', 'n_kv', 't_pp', 'speed_pp', 't_tg', 'speed_tg', 't', 'speed'];
/** "main: n_kv_max = 8192, n_batch = 2048, flash_attn = 1, is_pp_shared = 0, …", which stands above the table. */
const SETTINGS = /^\w+: (?:\w+ = -?\w+(?:, )?)+$/;
const MAX_LINES = 100_000;

/** Rows of the table under the keys of the JSON lines, as text; none for any other text. */
function batchedRows(text: string): JsonObject[] {
  if (!/\|\s*T_PP s\s*\|/.test(text)) return [];
  const rows: JsonObject[] = [];
  let settings: JsonObject = {};
  let inTable = false;
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, 500).trim();
    if (SETTINGS.test(line))
      settings = Object.fromEntries(
        [...line.matchAll(/(\w+) = (-?\w+)/g)].map(([, key = '', value]) => [key, value]),
      );
    if (HEADER.test(line)) inTable = true;
    else if (inTable && line.startsWith('|')) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (cells.length === KEYS.length && cells.every((cell) => /^\d+(?:\.\d+)?$/.test(cell)))
        rows.push({ ...settings, ...Object.fromEntries(KEYS.map((key, i) => [key, cells[i]])) });
    } else inTable = false;
  }
  return rows;
}
