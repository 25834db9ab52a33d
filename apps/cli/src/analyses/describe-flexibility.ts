import type { FlexibilityReport, FlexibilityShares } from '@inferbench/domain/scores/flexibility';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { table } from '../terminal/table.ts';

interface Line {
  name: string;
  shares: FlexibilityShares;
}

/** The shares for people; the cells themselves are for `--json` and the chip's page. */
export function describeFlexibility(report: FlexibilityReport, chipName: string): string {
  const lines: Line[] = [
    { name: 'all', shares: report },
    ...report.byPhase.map((shares) => ({ name: shares.phase, shares })),
    ...report.byPrecision.map((shares) => ({
      name: `${shares.precision} (${shares.computed === null ? 'unsupported' : `computed in ${shares.computed}`})`,
      shares,
    })),
  ];
  return [
    `${chipName} ×${report.chips}: share of ${formatNumber(report.cells)} cells (8 model sizes × batch × context × precision × phase)`,
    '',
    table(
      [
        ['', ({ name }: Line) => name],
        ['run well', ({ shares }) => formatPercent(shares.score), 'NUMBER'],
        ['near own peak', ({ shares }) => formatPercent(shares.ownPeakScore), 'NUMBER'],
        ['fit', ({ shares }) => formatPercent(shares.fits), 'NUMBER'],
        ['cells', ({ shares }) => shares.cells, 'NUMBER'],
      ],
      lines,
    ),
    '',
    'run well: ideal ÷ attainable time of 1/2 or more; near own peak: half or more of the highest useful rate at that precision',
    `tested by a published measurement: ${formatPercent(report.testedShare)}; the rest is simulated, engine ${report.engineVersion}${report.uncalibrated ? ', uncalibrated family' : ''}`,
  ].join('\n');
}
