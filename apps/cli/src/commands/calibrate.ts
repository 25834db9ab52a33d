import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { type Calibrated, calibrate } from '@inferbench/calibration/calibrate';
import { accuracyModule, calibrationModule } from '@inferbench/calibration/modules';
import { MeasurementList } from '@inferbench/domain/measurement-list';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { parseDocument } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { rejectedBy } from '../input/rejected.ts';
import { fields } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench calibrate                              # five minutes: every model is held out once
  $ inferbench calibrate --measurements mine.yaml --json
  $ inferbench calibrate --write                      # in a checkout: commits the fit to its two modules
  $ inferbench calibrate --check                      # exit 7 where a refit differs from what is committed
`;

interface Flags {
  measurements?: string[];
  date?: string;
  write?: true;
  check?: true;
  json?: true;
}

export function configureCalibrate(command: Command): void {
  command
    .option('--measurements <file...>', 'lists of published figures besides those of the catalogue')
    .option('--date <day>', 'day of the fit, as it is committed; default: today')
    .option('--write', 'write the constants and the report into this checkout')
    .option('--check', 'compare a refit with what is committed')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      const date = flags.date ?? (flags.check ? committedDate() : new Date().toISOString().slice(0, 10));
      const own = await Promise.all((flags.measurements ?? []).map(readList));
      const fitted = calibrate([...MEASUREMENTS, ...own], catalogue, { date, progress });
      if (flags.write || flags.check) settle(fitted, flags.check === true);
      if (flags.json) printJson('calibrate', { ok: true, calibration: fitted.calibration });
      else printData(describe(fitted));
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

function settle({ calibration, accuracy }: Calibrated, check: boolean): void {
  const contents = [
    [MODULES.calibration, calibrationModule(calibration)],
    [MODULES.accuracy, accuracyModule(accuracy)],
  ] as const;
  for (const [file, text] of contents) {
    const target = checkoutFile(file);
    if (!check) writeFileSync(target, text);
    else if (readFileSync(target, 'utf8') !== text) {
      throw new InferbenchError('SCORE_MISMATCH', `${file} is not what a refit gives.`, {
        path: file,
        fix: 'Run `inferbench calibrate --write`, look at the difference, and commit it.',
      });
    }
  }
}

function describe({ calibration }: Calibrated): string {
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
