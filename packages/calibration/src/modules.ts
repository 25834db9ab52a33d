import type { AccuracyReport } from '@inferbench/domain/simulation/accuracy';
import type { LedgerReport } from '@inferbench/domain/simulation/ledger';
import type { Calibration } from '@inferbench/domain/scores/calibration';

const HEAD = '// Written by `inferbench calibrate --write`; do not edit.\n';

function lines(entries: readonly unknown[]): string {
  return entries.map((entry) => `\n    ${JSON.stringify(entry)},`).join('');
}

/** The fitted constants as the module that the simulator imports. */
export function calibrationModule(calibration: Calibration): string {
  return `${HEAD}import type { Calibration } from '@inferbench/domain/scores/calibration';

export const CALIBRATION: Calibration = ${JSON.stringify(calibration, null, 2)};
`;
}

/** The report as the module that the command line and the API import. */
export function accuracyModule(report: AccuracyReport): string {
  const { schema, date, rows, validations, cells, pairs, excluded } = report;
  return `${HEAD}import type { AccuracyReport } from '@inferbench/domain/simulation/accuracy';

export const ACCURACY: AccuracyReport = {
  schema: ${JSON.stringify(schema)},
  date: ${JSON.stringify(date)},
  rows: [${lines(rows)}
  ],
  validations: [${lines(validations)}
  ],
  cells: [${lines(cells)}
  ],
  pairs: [${lines(pairs)}
  ],
  excluded: [${lines(excluded)}
  ],
};
`;
}

/** The ledger as the module that the command line and the API import. */
export function ledgerModule({ schema, points, unasked }: LedgerReport): string {
  return `// Written by \`npm run generate\`; do not edit.
import type { LedgerReport } from '@inferbench/domain/simulation/ledger';

export const LEDGER: LedgerReport = {
  schema: ${JSON.stringify(schema)},
  points: [${lines(points)}
  ],
  unasked: [${lines(unasked)}
  ],
};
`;
}
