import { apiPricesOf } from '@inferbench/catalogue/api-prices';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isItemModel, isLanguageModel, type Model } from '@inferbench/domain/models/model';
import { modelSlug, modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { activeOrStated, totalParameters } from '@inferbench/domain/models/parameter-count';
import { formatNumber } from '@inferbench/units/format';
import { GIGA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { fields, NONE, table } from '../terminal/table.ts';
import type { SourcedApiPrice } from '@inferbench/domain/models/api-price';
import { onStdout } from '../terminal/colours.ts';

const EXAMPLES = `Examples:
  $ inferbench models
  $ inferbench models llama-3-8b
  $ inferbench models --match meta-llama/Meta-Llama-3-8B-Instruct
`;

interface Flags {
  match?: string;
  json?: true;
}

export function configureModels(command: Command): void {
  command
    .argument('[slug]', 'one model, with its shape and source')
    .option('--match <name>', 'which catalogue model a hub or served name means; exit 4 if none')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action((slug: string | undefined, { match, json }: Flags) => {
      if (match !== undefined) return showMatch(match, json ?? false);
      if (slug !== undefined) return showModel(slug, json ?? false);
      const models = [...catalogue.models.values()].map(summaryOf);
      if (json) return printJson('models', { ok: true, models });
      printData(table(COLUMNS, models));
    });
}

function modelCalled(name: string): Model {
  const model = catalogue.models.get(modelSlug(catalogue, name));
  if (model !== undefined) return model;
  const near = modelSuggestion(catalogue.models, name);
  throw new InferbenchError('NOT_FOUND', `The catalogue has no model "${name}".${near}`, {
    value: name,
    fix: 'State the model with --model ID, or describe it in a file and use --model FILE.',
  });
}

function showMatch(name: string, json: boolean): void {
  const { slug } = modelCalled(name);
  if (json) printJson('models', { ok: true, match: { name, slug } });
  else printData(slug);
}

function showModel(name: string, json: boolean): void {
  const model = modelCalled(name);
  const apiPrices = apiPricesOf(model.slug);
  if (json) return printJson('models', { ok: true, model, apiPrices });
  const shown = Object.entries(model).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const derived = 'parameters (derived)';
  const counted =
    model.kind === 'unmodelled' ? [] : [[derived, formatNumber(totalParameters(model))] as const];
  printData(fields([...shown, ...counted]));
  if (apiPrices.length > 0) printData(`\n${describePrices(apiPrices)}`);
}

type ModelSummary = ReturnType<typeof summaryOf>;

function summaryOf(model: Model) {
  return {
    slug: model.slug,
    name: model.name,
    kind: model.kind,
    parameters: totalParameters(model),
    activeParameters: activeOrStated(model),
    layers: isLanguageModel(model) ? model.layers : null,
    maxContextTokens: isItemModel(model) ? null : model.maxContextTokens,
    aliases: model.aliases,
  };
}

const COLUMNS: readonly TableColumn<ModelSummary>[] = [
  ['slug', (model) => model.slug],
  ['name', (model) => model.name],
  ['kind', (model) => model.kind],
  ['parameters, 1e9', (model) => model.parameters / GIGA, 'NUMBER'],
  [
    'active, 1e9',
    (model) => (model.activeParameters === null ? NONE : formatNumber(model.activeParameters / GIGA)),
    'NUMBER',
  ],
  ['layers', (model) => String(model.layers ?? NONE), 'NUMBER'],
  ['context', (model) => model.maxContextTokens, 'NUMBER'],
];

const REMARKS = {
  stated: null,
  'size-class': 'size class default, not a price of this model',
  'out-of-date': 'out of date',
} as const;

const usd = (value: number | null) => (value === null ? NONE : String(value));

/** Prices that providers ask for tokens of a model, each dated, and the sources that they were read from. */
function describePrices(prices: readonly SourcedApiPrice[]): string {
  const sources = new Map(prices.map(({ sourceKey, source }) => [sourceKey, source]));
  return [
    onStdout.bold('API prices, USD per million tokens; a price carries no precision'),
    table(
      [
        ['provider', (price) => price.provider],
        ['input', (price) => usd(price.usdPerMillionInputTokens)],
        ['output', (price) => usd(price.usdPerMillionOutputTokens)],
        ['cached input', (price) => usd(price.usdPerMillionCachedInputTokens)],
        ['read on', (price) => price.readOn],
        ['confidence', (price) => price.confidence],
        ['source', (price) => price.sourceKey],
        ['remark', ({ standing, note }) => [REMARKS[standing], note].filter(Boolean).join('; ') || NONE],
      ],
      prices,
    ),
    ...[...sources].map(([key, where]) => `${key}: ${where}`),
  ].join('\n');
}
