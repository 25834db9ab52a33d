import { catalogue } from '@inferbench/catalogue/catalogue';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { type Imported, importRuns } from '@inferbench/importers/import-runs';
import type { RunSelection } from '@inferbench/importers/select-runs';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { readFixture } from './fixture.ts';

interface Options {
  context?: string;
  format?: RunFormat;
  select?: RunSelection;
}

export function attempt(texts: readonly string[], { context = '', format = 'AUTO', select }: Options = {}) {
  const stated = parseContext(context);
  if (!stated.ok) throw new Error(JSON.stringify(stated.error));
  const files = texts.map((text, i) => ({ name: `file-${i}`, text }));
  return importRuns({
    files,
    format,
    context: stated.value,
    catalogue,
    ...(select === undefined ? {} : { select }),
  });
}

/** Every run of these texts. */
export function imported(texts: readonly string[], options: Options = {}): Imported[] {
  const outcome = attempt(texts, options);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  return outcome.value.runs;
}

/** Every run of these fixtures, named below test/fixtures. */
export function runsOfFixtures(...files: string[]): Run[] {
  return imported(files.map((file) => readFixture(`test/fixtures/${file}`))).map(({ run }) => run);
}

/** The one run of a fixture. */
export function runOfFixture(...files: string[]): Run {
  const [run, ...more] = runsOfFixtures(...files);
  if (run === undefined || more.length > 0) throw new Error(`${files.join()}: not one run`);
  return run;
}

/** Code and path of a refusal; null where it imports. */
export function refusal(texts: readonly string[], options: Options = {}) {
  const outcome = attempt(texts, options);
  return outcome.ok ? null : { code: outcome.error.code, path: outcome.error.details.path };
}

export function requestsPoint(run: Run | undefined, index = 0): RequestsPoint {
  const point: Point | undefined = run?.points[index];
  if (point?.measurement !== 'requests') throw new Error('no point of requests');
  return point;
}

export function summaryPointOf(run: Run | undefined, index = 0): SummaryPoint {
  const point: Point | undefined = run?.points[index];
  if (point?.measurement !== 'summary') throw new Error('no point of figures');
  return point;
}

export function codesOf(run: Run | undefined): string[] {
  return run?.source.warnings.map(({ code }) => code) ?? [];
}

/** A fixture's JSON with one value replaced; `path` as in `benchmarks.0.duration`. */
export function withValue(text: string, path: string, value: unknown): string {
  const root: unknown = JSON.parse(text);
  const keys = path.split('.');
  let here = root as Record<string, unknown>; // a fixture of ours
  for (const key of keys.slice(0, -1)) here = here[key] as Record<string, unknown>;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete here[last];
  else here[last] = value;
  return JSON.stringify(root);
}
