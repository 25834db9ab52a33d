import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { calibrate, calibrateOnly } from '@inferbench/calibration/calibrate';
import { committedCalibration } from '@inferbench/calibration/committed-constants';
import { accuracyModule, calibrationModule } from '@inferbench/calibration/modules';
import type { Calibration } from '@inferbench/domain/scores/calibration';
import { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { checkoutTables, readTables } from '../accuracy/read-tables.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { parseDocument } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { rejectedBy } from '../input/rejected.ts';
import { fields } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench calibrate                              # in a checkout, minutes: every group is held out once in three ways
  $ inferbench calibrate --tables mine.csv            # fitted to the lists of the catalogue and to that table
  $ inferbench calibrate --measurements mine.yaml --json
  $ inferbench calibrate --write                      # in a checkout: commits the fit to its two modules
  $ inferbench calibrate --check                      # exit 7 where a refit differs from the committed constants
  $ inferbench calibrate --check --all                # and from the committed report and error bars, which takes as long as a fit
`;

interface Flags {
  measurements?: string[];
  tables?: string[];
  date?: string;
  write?: true;
  check?: true;
  all?: true;
  json?: true;
}

export function configureCalibrate(command: Command): void {
  command
    .option('--measurements <file...>', 'lists of published figures besides those of the catalogue')
    .option('--tables <file...>', 'tables of published points; default: those of this checkout')
    .option('--date <day>', 'day of the fit, as it is committed; default: today')
    .option('--write', 'write the constants and the report into this checkout')
    .option('--check', 'compare a refit with the committed constants')
    .option('--all', 'with --check: hold every group out as well, and compare the report and the error bars')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      const date = flags.date ?? (flags.check ? committedDate() : new Date().toISOString().slice(0, 10));
      const own = await Promise.all((flags.measurements ?? []).map(readList));
      const lists = [...MEASUREMENTS, ...own, ...(await readTables(flags.tables ?? checkoutTables()))];
      const calibration =
        flags.check && !flags.all ? checkConstants(lists, date) : fitAndSettle(lists, date, flags);
      if (flags.json) printJson('calibrate', { ok: true, calibration });
      else printData(describe(calibration));
    });
}

/** A refit without its error bars, beside the committed one. */
function checkConstants(lists: readonly MeasurementList[], date: string): Calibration {
  const { errors, ratios } = committedCalibration();
  const calibration = calibrateOnly(lists, catalogue, { date, errors, ratios });
  compare(MODULES.calibration, calibrationModule(calibration));
  return calibration;
}

function fitAndSettle(lists: readonly MeasurementList[], date: string, { write, check }: Flags): Calibration {
  const { calibration, accuracy } = calibrate(lists, catalogue, { date, progress });
  const contents = [
    [MODULES.calibration, calibrationModule(calibration)],
    [MODULES.accuracy, accuracyModule(accuracy)],
  ] as const;
  for (const [file, text] of contents) {
    if (check) compare(file, text);
    else if (write) writeFileSync(checkoutFile(file), text);
  }
  return calibration;
}

function compare(file: string, text: string): void {
  if (readFileSync(checkoutFile(file), 'utf8') === text) return;
  throw new InferbenchError('SCORE_MISMATCH', `${file} is not what a refit gives.`, {
    path: file,
    fix: 'Run `inferbench calibrate --write`, look at the difference, and commit it.',
  });
}

async function readList(file: string): Promise<MeasurementList> {
  const list = parseWithFindings(MeasurementList, parseDocument(await readInput(file), file));
  if (!list.ok) throw rejectedBy(list.error, file);
  return list.value;
}

let shown = -1;

/** One note for every tenth of the way: a fit takes minutes. */
function progress(done: number, of: number): void {
  const tenth = Math.floor((10 * done) / of);
  if (tenth === shown) return;
  shown = tenth;
  printNote(`${done} of ${of} groups held out`);
}

/** The two modules of a checkout, by what they hold. */
const MODULES = {
  calibration: 'packages/simulator/src/generated/calibration-data.ts',
  accuracy: 'packages/calibration/src/generated/accuracy-data.ts',
} as const;

function checkoutFile(file: string): string {
  const found = path.resolve(file);
  if (existsSync(found)) return found;
  throw new InferbenchError('FILE_NOT_READABLE', `${file} is not here.`, {
    path: file,
    fix: 'Run it in the root of a checkout of the repository.',
  });
}

function committedDate(): string {
  const text = readFileSync(checkoutFile(MODULES.calibration), 'utf8');
  return /"?date"?: ['"]([\d-]+)['"]/.exec(text)?.[1] ?? '';
}

function describe(calibration: Calibration): string {
  const constants = Object.entries(calibration.constants);
  return [
    fields(constants.map(([name, value]) => [name, formatNumber(value)])),
    '',
    fields(
      calibration.maturity.map(({ framework, version, phase, ratio, rows }) => [
        `${framework} ${version ?? ''} ${phase}`,
        `${formatNumber(ratio)} times attainable (${rows} rows)`,
      ]),
    ),
  ].join('\n');
}
