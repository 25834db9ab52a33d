import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import type { Command } from 'commander';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { ReferenceSheet, SheetFigures, SheetRow } from '@inferbench/domain/simulation/reference-sheet';
import { formatPercent } from '@inferbench/units/format';
import { table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench sheet nvidia-h200-sxm-141gb
  $ inferbench sheet my-chip.yaml --json
`;

export function configureSheet(command: Command): void {
  command
    .argument('<chip>', 'catalogue chip, or a specification file')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (name: string, { json }: { json?: true }) => {
      const { chip = name, catalogue } = await withLocalNames({ chip: name });
      const sheet = referenceSheet(chip, catalogue);
      if (!sheet.ok) throw sheet.error;
      if (json) printJson('sheet', { ok: true, sheet: sheet.value });
      else printData(describeSheet(sheet.value, catalogue.chips.get(chip)?.name ?? chip));
    });
}

function figure(of: (figures: SheetFigures) => number | null | undefined) {
  return ({ outcome }: SheetRow) => (outcome.ok ? (of(outcome) ?? null) : null);
}

function perBasis(basis: CostBasis) {
  return figure(
    ({ costEfficiency }) => costEfficiency.find((entry) => entry.basis === basis)?.topsPerUsdPerHour,
  );
}

/** The sheet for people: a line a row; what a chip cannot run stands with its code. */
function describeSheet(sheet: ReferenceSheet, chipName: string): string {
  const { errorBar, precision } = sheet;
  return [
    `${chipName}: suite ${sheet.suite}, ${sheet.model}, weights ${precision.weights}, activations ${precision.activations}, KV ${precision.kv}`,
    '',
    table(
      [
        ['row', (row: SheetRow) => row.name],
        ['context', (row) => row.context, 'NUMBER'],
        ['batch', figure(({ batch }) => batch), 'NUMBER'],
        ['chips', figure(({ placement }) => placement.chips), 'NUMBER'],
        ['TOPS/chip', figure(({ usefulTops }) => usefulTops), 'NUMBER'],
        ['tok/s/user', figure((row) => row.tokensPerSecPerUser), 'NUMBER'],
        ['ideal ms', figure(({ times }) => times.idealMs), 'NUMBER'],
        ['attainable', figure(({ times }) => times.attainableMs), 'NUMBER'],
        ['expected', figure(({ times }) => times.expectedMs), 'NUMBER'],
        ['TOPS/USD/h owned', perBasis('OWNED'), 'NUMBER'],
        ['rented', perBasis('RENTED'), 'NUMBER'],
        ['contract', perBasis('CONTRACT'), 'NUMBER'],
        ['TOPS/W wall', figure((row) => row.energyEfficiency[0]?.topsPerWatt), 'NUMBER'],
        ['limited by', ({ outcome }) => (outcome.ok ? outcome.limitedBy : outcome.refusal.code)],
      ],
      sheet.rows,
    ),
    '',
    ...reasons(sheet),
    `simulated, engine ${sheet.engineVersion}; useful TOPS, cost and energy at the expected time` +
      (errorBar === null
        ? ''
        : `; error bar ±${formatPercent(errorBar.decode)} decode, ±${formatPercent(errorBar.prefill)} prefill`) +
      (sheet.uncalibrated ? ', uncalibrated family' : ''),
  ].join('\n');
}

/** Lists each reason once: of rows that cannot run, and of figures that do not exist. */
function reasons({ rows }: ReferenceSheet): string[] {
  const found = rows.flatMap(({ outcome }) =>
    outcome.ok
      ? Object.entries(outcome.missing).map(([part, reason]) => `${part}: ${reason}`)
      : [`${outcome.refusal.code}: ${outcome.refusal.message}`],
  );
  const unique = [...new Set(found)];
  return unique.length === 0 ? [] : [...unique, ''];
}
