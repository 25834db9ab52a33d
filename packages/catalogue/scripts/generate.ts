// Parses the catalogue's YAML with the domain's schemas and writes one TypeScript module: the core and the browser read
// data, never files. Run with `npm run generate`; the result is committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApiPriceTable } from '@inferbench/domain/models/api-price';
import { Chip } from '@inferbench/domain/chips/chip';
import { CorrectionList, CorrectionSection } from '@inferbench/domain/submissions/correction';
import { chipCosts, CostTable } from '@inferbench/domain/scores/cost-table';
import { familyRanges, leaveOneOut } from '@inferbench/domain/chips/family-ranges';
import { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { Model } from '@inferbench/domain/models/model';
import { PrecedentList } from '@inferbench/domain/submissions/waiver';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  assertCorrectionsSourced,
  assertParametersMatch,
  assertPricedModels,
  assertSourcesNamed,
} from './assert-consistent.ts';

const packageDir = path.dirname(import.meta.dirname);

function readOne<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = parseWithFindings(schema, parse(readFileSync(path.join(packageDir, file), 'utf8')));
  if (parsed.ok) return parsed.value;
  throw new Error(`${file}\n${parsed.error.map((finding) => `  ${finding.message}`).join('\n')}`);
}

function readAll<T>(folder: string, schema: z.ZodType<T>, nameOf: (entry: T) => string | null): T[] {
  return readdirSync(path.join(packageDir, folder))
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => {
      const entry = readOne(path.join(folder, file), schema);
      const name = nameOf(entry);
      if (name !== null && `${name}.yaml` !== file) throw new Error(`${folder}/${file} has the slug ${name}`);
      return entry;
    });
}

const chips = readAll('chips', Chip, (chip) => chip.slug);
const models = readAll('models', Model, (model) => model.slug);
const measurements = readAll('measurements', MeasurementList, () => null);
const costs = readOne('costs.yaml', CostTable);
const apiPrices = readOne('api-prices.yaml', ApiPriceTable);
const precedents = readOne('waivers.yaml', PrecedentList);
const corrections = readAll('corrections', CorrectionList, ({ section }) => section).toSorted(
  (a, b) => CorrectionSection.options.indexOf(a.section) - CorrectionSection.options.indexOf(b.section),
);
chips.forEach(assertSourcesNamed);
models.forEach(assertParametersMatch);
assertPricedModels(apiPrices.rows, models);
assertCorrectionsSourced(corrections, { chips, models, costs: costs.rows });

const outDir = path.join(packageDir, 'src', 'generated');
mkdirSync(outDir, { recursive: true });
/** One entry a line: a change of one shows as one changed line. */
function list(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)},`).join('\n')}\n]`;
}

function write(file: string, body: string): void {
  writeFileSync(
    path.join(outDir, file),
    `// Generated from the YAML of this package by scripts/generate.ts; do not edit.\n${body}`,
  );
}

write(
  'catalogue-data.ts',
  `import type { Chip } from '@inferbench/domain/chips/chip';
import type { Model } from '@inferbench/domain/models/model';

export const CHIPS: readonly Chip[] = ${list(chips)};

export const MODELS: readonly Model[] = ${list(models)};
`,
);
// Apart, so that a browser that needs chips and models does not load them.
write(
  'measurement-data.ts',
  `import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';

export const MEASUREMENTS: readonly MeasurementList[] = ${list(measurements)};
`,
);
write(
  'correction-data.ts',
  `import type { CorrectionList } from '@inferbench/domain/submissions/correction';

export const CORRECTIONS: readonly CorrectionList[] = ${list(corrections)};
`,
);
write(
  'cost-data.ts',
  `import type { CostTable } from '@inferbench/domain/scores/cost-table';

export const COSTS: CostTable = {
  schema: ${JSON.stringify(costs.schema)},
  sources: ${JSON.stringify(costs.sources)},
  rows: ${list(costs.rows)},
};
`,
);
write(
  'api-price-data.ts',
  `import type { ApiPriceTable } from '@inferbench/domain/models/api-price';

export const API_PRICES: ApiPriceTable = {
  schema: ${JSON.stringify(apiPrices.schema)},
  sources: ${JSON.stringify(apiPrices.sources)},
  rows: ${list(apiPrices.rows)},
};
`,
);
// Beside the scoring, which reads no catalogue: what the table says of single chips.
const unknown = Object.keys(chipCosts(costs)).filter((slug) => chips.every((chip) => chip.slug !== slug));
if (unknown.length > 0) throw new Error(`costs.yaml names chips that there are not: ${unknown.join(', ')}`);
mkdirSync(path.join(packageDir, '../scoring/src/generated'), { recursive: true });
writeFileSync(
  path.join(packageDir, '../scoring/src/generated/chip-cost-data.ts'),
  `// Generated from packages/catalogue/costs.yaml by its scripts/generate.ts; do not edit.
import type { ChipCosts } from '@inferbench/domain/scores/cost-table';

export const CHIP_COSTS: Readonly<Record<string, ChipCosts>> = {
${Object.entries(chipCosts(costs))
  .map(([slug, known]) => `  '${slug}': ${JSON.stringify(known)},`)
  .join('\n')}
};
`,
);
const ranges = familyRanges(chips);
const flaggedLeftOut = leaveOneOut(chips);
mkdirSync(path.join(packageDir, '../checks/src/generated'), { recursive: true });
writeFileSync(
  path.join(packageDir, '../checks/src/generated/family-ranges.ts'),
  `// Generated from packages/catalogue/chips by its scripts/generate.ts; do not edit.
import type { FamilyRanges } from '@inferbench/domain/chips/family-ranges';

/** Least and greatest shipped values. Left out of them, ${flaggedLeftOut.length} of ${chips.length} shipped chips would be flagged: ${flaggedLeftOut.join(', ')}. */
export const FAMILY_RANGES: FamilyRanges = {
${Object.entries(ranges)
  .map(([family, figures]) => `  ${family}: ${JSON.stringify(figures)},`)
  .join('\n')}
};
`,
);
// Beside the rules, which read no catalogue: flags of published results that are explained.
for (const { chip, model } of [...precedents.waived, ...precedents.held]) {
  if (chips.some(({ slug }) => slug === chip) && models.some(({ slug }) => slug === model)) continue;
  throw new Error(`waivers.yaml names a chip or model that there is not: ${chip}, ${model}`);
}
mkdirSync(path.join(packageDir, '../checks/src/generated'), { recursive: true });
writeFileSync(
  path.join(packageDir, '../checks/src/generated/precedent-data.ts'),
  `// Generated from packages/catalogue/waivers.yaml by its scripts/generate.ts; do not edit.
import type { PrecedentList } from '@inferbench/domain/submissions/waiver';

export const PRECEDENTS: PrecedentList = {
  schema: ${JSON.stringify(precedents.schema)},
  waived: ${list(precedents.waived)},
  held: ${list(precedents.held)},
};
`,
);
console.log(
  `catalogue: ${chips.length} chips, ${models.length} models, ${measurements.length} measurement lists, ${costs.rows.length} cost rows, ${apiPrices.rows.length} API prices, ${corrections.flatMap(({ entries }) => entries).length} corrections`,
);
