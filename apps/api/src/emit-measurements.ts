// Writes docs/measurements.md: what is in the lists and tables of published figures, every figure of a list that ranks nowhere,
// and what was flagged, with the reasons. Run with `npm run generate`; committed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { MeasurementList, Regime } from '@inferbench/domain/runs/measurement-list';
import type { Point } from '@inferbench/domain/runs/point';
import type { Evaluation } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { type JoinedRun, joinSources } from '@inferbench/importers/published/join-sources';
import { mapMeasurements } from '@inferbench/importers/published/map-list';
import { readPointLists } from '@inferbench/published/point-files';

interface Report {
  list: MeasurementList;
  runs: number;
  points: number;
  ranking: number;
  /** Row ids by the reason why they rank nowhere. */
  notRanking: Map<string, string[]>;
  /** Findings by rule, of flagged and refused runs. */
  findings: Map<string, Finding[]>;
  /** Points that are the second source of another one. */
  joined: number;
  older: number;
}

const EXAMPLES = 2;

function reportOf(list: MeasurementList, joined: readonly JoinedRun[]): Report {
  const { runs: own, unmapped } = mapMeasurements(list, catalogue);
  const report: Report = {
    list,
    runs: joined.length,
    points: 0,
    ranking: 0,
    notRanking: new Map(),
    findings: new Map(),
    joined: own.reduce((sum, run) => sum + run.points.length, 0),
    older: 0,
  };
  for (const { id, reason } of unmapped) note(report.notRanking, reason, [id]);
  for (const one of joined) addRun(report, one);
  report.joined -= report.points;
  return report;
}

function note<T>(map: Map<string, T[]>, key: string, values: readonly T[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values]);
}

function addRun(report: Report, { run, older }: JoinedRun): void {
  const { verdict, points, findings } = evaluateRun(run, catalogue);
  if (verdict !== 'VALIDATED') {
    for (const finding of findings) {
      if (finding.severity !== 'warn')
        note(report.findings, `${finding.severity} ${finding.rule}`, [finding]);
    }
  }
  for (const [index, point] of run.points.entries()) {
    report.points += 1;
    const reason = VERDICTS[verdict] ?? unranked(points[index]);
    if (reason !== null) note(report.notRanking, reason, rowIds(point));
    else if (older[index] === true) report.older += 1;
    else report.ranking += 1;
  }
}

/** Why no point of a run ranks. */
const VERDICTS: Readonly<Record<Evaluation['verdict'], string | null>> = {
  REJECTED: 'breaks a rule: refused',
  FLAGGED: 'contradicts itself or physics: flagged',
  VALIDATED: null,
};

function unranked(evaluated: Evaluation['points'][number] | undefined): string | null {
  return evaluated?.positionReason ?? evaluated?.unranked?.detail ?? null;
}

function rowIds(point: Point): string[] {
  const rows = point.measurement === 'summary' ? (point.reported?.rows ?? []) : [];
  return [...new Set(rows.map(({ id }) => id))];
}

function section(report: Report, isTable: boolean): string {
  const { list, runs, points, ranking, notRanking, findings, joined, older } = report;
  const { document, licence, method, caution, regimes } = list.source;
  const unit = isTable ? 'points' : 'rows';
  const reasons = [...notRanking]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([reason, ids]) =>
        `- ${reason} (${ids.length} ${unit})${isTable ? '' : `: ${ids.toSorted().join(', ')}`}`,
    );
  const sources = [
    ...(joined > 0 ? [`${joined} more are second sources of points that stand elsewhere`] : []),
    ...(older > 0 ? [`${older} are history: a newer run of their configuration ranks`] : []),
  ];
  return [
    `## ${document}${isTable ? ', points' : ''}`,
    '',
    `${method} ${caution} Licence: ${licence}.`,
    '',
    `${list.rows.length} figures in ${points} points of ${runs} runs; ${ranking} points rank${sources.map((words) => `; ${words}`).join('')}.` +
      (isTable ? '' : ` ${regimeWords(list.source)}`),
    ...(isTable
      ? []
      : Object.entries(regimes).map(([name, regime]) => `Rows of regime *${name}*: ${regimeWords(regime)}`)),
    ...(reasons.length > 0 ? ['', 'Kept, and ranking nowhere:', '', ...reasons] : []),
    ...(findings.size > 0
      ? ['', 'What flagged or refused them, with the arithmetic:', '', ...worked(findings)]
      : []),
    '',
  ].join('\n');
}

function worked(findings: Report['findings']): string[] {
  return [...findings]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([rule, all]) => [
      `- ${rule}, ${all.length} ${all.length === 1 ? 'time' : 'times'}:`,
      ...all.slice(0, EXAMPLES).map(({ message }) => `  - ${message}`),
    ]);
}

function regimeWords({ endToEnd, batch }: Regime): string {
  return `Batch: ${batch.why}.${endToEnd ? ` End-to-end rows are ${endToEnd.phase}: ${endToEnd.why}.` : ''}`;
}

/** A series of runs is joined over all of its publications, so every list is judged beside the others. */
function reportsOf(lists: readonly MeasurementList[], joined: readonly JoinedRun[]): Report[] {
  return lists.map((list) =>
    reportOf(
      list,
      joined.filter(({ run }) => isOf(run.publication?.document, run.publication?.method, list)),
    ),
  );
}

/** A list and a table of one document differ in how it measured. */
function isOf(document: string | undefined, method: string | null | undefined, { source }: MeasurementList) {
  return document === source.document && method === source.method;
}

const tables = readPointLists();
const all = [...MEASUREMENTS, ...tables];
const joined = joinSources(all.flatMap((list) => mapMeasurements(list, catalogue).runs));
const [ofLists, ofTables] = [reportsOf(MEASUREMENTS, joined), reportsOf(tables, joined)];
const reports = [...ofLists, ...ofTables];
const total = (of: (report: Report) => number) => reports.reduce((sum, report) => sum + of(report), 0);
const text = `# Published measurements

Generated by \`npm run generate\` from \`packages/catalogue/measurements\` and \`packages/published/points\`; do not edit.

${total(({ list }) => list.rows.length)} figures that ${new Set(reports.map(({ list }) => list.source.document)).size} sources published, as facts in our own form, each with its place in the source.
Figures that describe one configuration are one point, and so is a point that several publications of one series of runs hold.
${total(({ points }) => points)} points are in the database as submissions of *InferBench catalogue*, kind REPORTED, grade E1; ${total(({ ranking }) => ranking)} of them rank.
The rest is kept and listed here with the reason.

Source grades: A a controlled run (static batch and lengths), B steady-state serving at a known batch or concurrency, C batch,
lengths or precision not published, or software overhead dominates: shown, and ranking only at maximum load, where nobody
publishes a batch. \`derived\` values follow from others of the same source. Nothing here was simulated.

# Lists of figures

${ofLists.map((report) => section(report, false)).join('\n')}
# Tables of points

Of a configuration that was recovered from numbers in its source, every page says so: "Configuration inferred". A median over
reruns of an era is never the newest run of a configuration, and never part of what software gained over time.

${ofTables.map((report) => section(report, true)).join('\n')}`;
writeFileSync(path.resolve(import.meta.dirname, '../../../docs/measurements.md'), text);
