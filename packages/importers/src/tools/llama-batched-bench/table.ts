import type { JsonObject } from '../../shared/importer.ts';

const HEADER = /^\|\s*PP\s*\|\s*TG\s*\|\s*B\s*\|\s*N_KV\s*\|\s*T_PP s\s*\|/;
const KEYS = ['pp', 'tg', 'pl', 'n_kv', 't_pp', 'speed_pp', 't_tg', 'speed_tg', 't', 'speed'];
/** "main: n_kv_max = 8192, n_batch = 2048, flash_attn = 1, is_pp_shared = 0, …", which stands above the table. */
const SETTINGS = /^\w+: (?:\w+ = -?\w+(?:, )?)+$/;
const MAX_LINES = 100_000;

/** Rows of the table under the keys of the JSON lines, as text; none for any other text. */
export function batchedRows(text: string): JsonObject[] {
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
