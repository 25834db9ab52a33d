import { boardCsvHead, boardCsvRows } from 'inferbench/commands/export';
import { ROW_KEYS } from '@inferbench/graphql-documents/board-rows';
import { expect, test } from 'vitest';
import { csvText } from '@inferbench/chart/table-files';
import { exportCsv } from '../../../apps/web/src/export/export-table.ts';
import { csvCells } from '../../testkit/csv-reader.ts';
import { HOSTILE_NAMES } from '../../testkit/hostile-names.ts';

/** What runs in a spreadsheet. A cell that is a number is none: those are ours. */
const FORMULA = /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

function formulasIn(csv: string): string[] {
  return [',', ';', '\t'].flatMap((separator) =>
    csvCells(csv, separator).filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell)),
  );
}

/** Every text of a page of the board is the name. */
function hostilePage(name: string): Parameters<typeof boardCsvHead>[1] {
  const statistic = { n: 1, meanMs: -1, p50Ms: -1, p95Ms: -1 };
  return {
    epoch: 1,
    metric: name,
    totalCount: 1,
    slice: {
      model: { slug: name },
      phase: name,
      shape: name,
      precision: name,
      comparabilityKey: name,
      effective: { batch: 1, context: 1 },
    },
    edges: [
      {
        rank: 1,
        tied: false,
        node: {
          value: -1.5,
          unit: name,
          interval: { low: -2, high: -1, assumed: true },
          system: {
            slug: name,
            chips: 1,
            framework: name,
            chip: { slug: name, vendor: name, largeUnit: name },
          },
          point: {
            id: name,
            kind: name,
            evidenceGrade: name,
            submitter: name,
            testedBy: name,
            chipVendor: name,
            relation: name,
            lifecycle: name,
            specificationStanding: name,
            configuration: name,
            measured: { from: name, to: name },
            powerBoundary: name,
            latency: { tpot: statistic },
          },
          valuePerKw: -1,
          normalised: { value: -1, reason: name, reference: { chips: 1, precision: name } },
          scores: { engineVersion: name, policyVersion: name },
          metrics: [{ metric: 'USEFUL_TOPS', value: null, rank: null, missing: name, missingText: name }],
        },
      },
    ],
  } as unknown as Parameters<typeof boardCsvHead>[1]; // names where the schema has closed lists, too
}

test('no cell of any CSV is a formula, whichever separator a reader takes', () => {
  expect(HOSTILE_NAMES).toHaveLength(1_000);
  for (const name of HOSTILE_NAMES) {
    const page = hostilePage(name);
    const board = [...boardCsvHead(`https://${name}`, page), ...boardCsvRows(`https://${name}`, page)].join(
      '\n',
    );
    const exported = exportCsv({
      cite: name,
      facts: { [name]: name, slice: name },
      keys: [...ROW_KEYS, name],
      rows: [
        { rank: 1, system: name, value: -1.5, [name]: name },
        { rank: 2, system: `x${name}`, value: -1e-7, [name]: null },
      ],
    });
    const chart = csvText({
      caption: name,
      columns: [
        { head: name, numeric: false },
        { head: 'TPOT, ms', numeric: true },
        { head: name, numeric: false },
      ],
      rows: [
        [name, -1.5, { words: name, href: name }],
        ['chip', -2, name],
      ],
    });
    expect([name, ...[board, exported, chart].flatMap(formulasIn)]).toEqual([name]);
  }
});

test('a name stays one cell of its row for a reader of RFC 4180', () => {
  for (const name of HOSTILE_NAMES) {
    const columns = ['a', 'b', 'c'].map((head) => ({ head, numeric: false }));
    const cells = csvCells(
      csvText({ caption: '', columns, rows: [['first', name, 'last']] }).replaceAll('\r', ''),
      ',',
    );
    const lone = csvCells('', ',');
    expect(cells).toHaveLength(3 + 3 + lone.length);
    expect(cells[5]).toBe('last');
  }
});
