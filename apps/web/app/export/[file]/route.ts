import type { RouteOf } from '../../../src/frame/page-of.ts';
import { exportCsv, exportJson, type ExportTable } from '../../../src/export/export-table.ts';
import { fileResponse, plainResponse, troubleResponse } from '../../../src/export/file-response.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import type { Answer } from '../../../src/api/answer.ts';
import { exportLeaderboard } from '../../../src/export/export-leaderboard.ts';
import { exportBoards } from '../../../src/export/export-boards.ts';
import { exportPoint } from '../../../src/export/export-point.ts';
import { exportSides } from '../../../src/export/export-sides.ts';
import { exportWorkload } from '../../../src/export/export-workload.ts';

export async function GET(request: Request, { params }: RouteOf<'file'>): Promise<Response> {
  const { file } = await params;
  const found = exportFile(file);
  if (found === null) return plainResponse(404, 'There is no such export.');
  const answer = await found.load(new URL(request.url).searchParams, await siteOrigin());
  if (answer.state === 'MISSING') return plainResponse(404, 'There is nothing to export here.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  const text = found.type === 'csv' ? exportCsv(answer.value) : exportJson(answer.value);
  return fileResponse(text, file, found.type);
}

type Load = (query: URLSearchParams, origin: string) => Promise<Answer<ExportTable>>;

const EXPORTS: Readonly<Record<string, Load>> = {
  boards: exportBoards,
  leaderboard: exportLeaderboard,
  workload: exportWorkload,
  point: exportPoint,
  sides: exportSides,
};

/** "leaderboard.csv" → what loads it and the type of file; null for a name that no view has. */
function exportFile(file: string): { load: Load; type: 'csv' | 'json' } | null {
  const [, name = '', type] = /^([a-z-]+)\.(csv|json)$/.exec(file) ?? [];
  const load = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined;
  return load === undefined ? null : { load, type: type === 'csv' ? 'csv' : 'json' };
}
