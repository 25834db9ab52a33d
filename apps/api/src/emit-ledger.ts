// Writes packages/calibration/src/generated/ledger-data.ts: all predictions that were kept, beside what is published of them today. Run
// with `npm run generate`; committed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ledgerModule } from '@inferbench/calibration/modules';
import { pointOf, type PublishedRow, scoreLedger } from '@inferbench/calibration/ledger/score-ledger';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { cannotBeFindings } from '@inferbench/evaluation/cannot-be';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { readLedger } from '@inferbench/published/ledger-files';
import { publishedLists } from '@inferbench/published/published-lists';

const MODULE = path.resolve(
  import.meta.dirname,
  '../../../packages/calibration/src/generated/ledger-data.ts',
);

/** Lists, each with its rows by point. */
const lists = publishedLists();
const published = lists.flatMap(({ source: { document }, rows }) =>
  rows.map((row): PublishedRow => ({ document, row })),
);
const points = new Map(
  groupBy(
    published.map(({ row }) => row),
    pointOf,
  ).map((rows) => [rows[0] === undefined ? '' : pointOf(rows[0]), rows]),
);
const { kept, unasked } = readLedger(points);
const scored = scoreLedger(kept, { published, faults: new Map() });
const compared = new Set(
  scored.flatMap(({ figures }) => figures.flatMap(({ row }) => (row === null ? [] : [pointOf({ id: row })]))),
);
const faults = new Map(lists.flatMap((list) => faultsOf(list, compared)));
writeFileSync(
  MODULE,
  ledgerModule({
    schema: 'inferbench.ledger/1',
    points: scoreLedger(kept, { published, faults }),
    unasked,
  }),
);

/** Points among those compared whose own figures can not be, with the arithmetic. */
function faultsOf(list: MeasurementList, among: ReadonlySet<string>): [string, string][] {
  const rows = list.rows.filter((row) => among.has(pointOf(row)));
  return groupBy(rows, pointOf).flatMap((same): [string, string][] => {
    const findings = mapMeasurements({ ...list, rows: same }, catalogue).runs.flatMap((run) =>
      cannotBeFindings(evaluateRun(run, catalogue).findings),
    );
    const [[finding], [row]] = [findings, same];
    return finding === undefined || row === undefined ? [] : [[pointOf(row), finding.message]];
  });
}
