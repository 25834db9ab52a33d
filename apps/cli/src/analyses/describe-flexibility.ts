import type { FlexibilityReport, FlexibilityShares } from '@inferbench/domain/flexibility';
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
  const right = 'right' as const;
  return [
    `${chipName} ×${report.chips}: share of ${formatNumber(report.cells)} cells (8 model sizes × batch × context × precision × phase)`,
    '',
    table(
      [
        { title: '', of: ({ name }: Line) => name },
        { title: 'run well', of: ({ shares }) => formatPercent(shares.score), align: right },
        { title: 'near own peak', of: ({ shares }) => formatPercent(shares.ownPeakScore), align: right },
        { title: 'fit', of: ({ shares }) => formatPercent(shares.fits), align: right },
        { title: 'cells', of: ({ shares }) => formatNumber(shares.cells), align: right },
      ],
      lines,
    ),
    '',
    'run well: ideal ÷ attainable time of 1/2 or more; near own peak: half or more of the highest useful rate at that precision',
    `tested by a published measurement: ${formatPercent(report.testedShare)}; the rest is simulated, engine ${report.engineVersion}${report.uncalibrated ? ', uncalibrated family' : ''}`,
  ].join('\n');
}
