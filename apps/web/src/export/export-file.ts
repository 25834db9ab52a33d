import type { Answer } from '../api/answer.ts';
import { exportCompare } from './export-compare.ts';
import { exportLeaderboard } from './export-leaderboard.ts';
import { exportPoint } from './export-point.ts';
import type { ExportTable } from './export-table.ts';
import { exportTradeoff } from './export-tradeoff.ts';
import { exportWorkload } from './export-workload.ts';

type Load = (query: URLSearchParams, origin: string) => Promise<Answer<ExportTable>>;

/** Views as files, by the query of their page. */
const EXPORTS: Readonly<Record<string, Load>> = {
  compare: exportCompare,
  leaderboard: exportLeaderboard,
  tradeoff: exportTradeoff,
  workload: exportWorkload,
  point: exportPoint,
};

/** "leaderboard.csv" → what loads it and the type of file; null for a name that no view has. */
export function exportFile(file: string): { load: Load; type: 'csv' | 'json' } | null {
  const [, name = '', type] = /^([a-z-]+)\.(csv|json)$/.exec(file) ?? [];
  const load = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
  return load === undefined ? null : { load, type: type === 'csv' ? 'csv' : 'json' };
}
