import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { type PointTable, pointTableText } from '@inferbench/importers/published/point-table';
import { joinPoint } from '../src/join-point.ts';
import { POINTS_FOLDER, readPointFile } from '../src/point-files.ts';

export interface Merged {
  file: string;
  added: string[];
  changed: string[];
  unchanged: number;
}

/** "SemiAnalysisAI/InferenceX-app (fork vngcloud)" → "semianalysisai-inferencex-app-fork-vngcloud". */
export function fileOf({ source, model }: PointTable): string {
  const folder = source.document
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return path.join(folder, `${model}.csv`);
}

/** Points of a table beside those that its file has: new ones are added, others joined. The same input changes nothing. */
export function mergeTable(table: PointTable, { folder = POINTS_FOLDER, write = true } = {}): Merged {
  const file = fileOf(table);
  const existing = existsSync(path.join(folder, file)) ? readPointFile(file, folder).rows : [];
  const points = new Map(groupBy(existing, ({ id }) => id).map((rows) => [rows[0]?.id ?? '', rows]));
  const merged: Merged = { file, added: [], changed: [], unchanged: 0 };
  for (const rows of groupBy(table.rows, ({ id }) => id)) {
    const id = rows[0]?.id ?? '';
    const standing = points.get(id);
    const joined = standing === undefined ? rows : joinPoint(standing, rows);
    if (standing === undefined) merged.added.push(id);
    else if (sameText(standing, joined, table)) merged.unchanged += 1;
    else merged.changed.push(id);
    points.set(id, joined);
  }
  if (write && merged.added.length + merged.changed.length > 0) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), pointTableText({ ...table, rows: [...points.values()].flat() }));
  }
  return merged;
}

/** Compared as the file holds them: what it does not hold is no difference. */
function sameText(a: readonly MeasurementRow[], b: readonly MeasurementRow[], table: PointTable): boolean {
  const text = (rows: readonly MeasurementRow[]) => pointTableText({ ...table, rows: [...rows] });
  return text(a) === text(b);
}
