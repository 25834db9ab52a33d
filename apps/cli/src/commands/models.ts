import { catalogue } from '@inferbench/catalogue/catalogue';
import { findModelByName } from '@inferbench/domain/catalogue-view';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { isItemModel, isLanguageModel, type Model } from '@inferbench/domain/model';
import { modelSuggestion } from '@inferbench/domain/name-suggestion';
import { activeOrStated, totalParameters } from '@inferbench/domain/parameter-count';
import { formatNumber } from '@inferbench/units/format';
import { GIGA } from '@inferbench/units/si';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { type Column, fields, NONE, table } from '../terminal/table.ts';

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

function notFound(name: string): InferbenchError {
  const near = modelSuggestion(catalogue.models, name);
  return new InferbenchError('NOT_FOUND', `The catalogue has no model "${name}".${near}`, {
    value: name,
    fix: 'State the model with --model ID, or describe it in a file and use --model FILE.',
  });
}

function showMatch(name: string, json: boolean): void {
  const model = findModelByName(catalogue, name);
  if (!model) throw notFound(name);
  if (json) printJson('models', { ok: true, match: { name, slug: model.slug } });
  else printData(model.slug);
}

function showModel(slug: string, json: boolean): void {
  const model = catalogue.models.get(slug);
  if (!model) throw notFound(slug);
  if (json) return printJson('models', { ok: true, model });
  const shown = Object.entries(model).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const derived = 'parameters (derived)';
  const counted =
    model.kind === 'unmodelled' ? [] : [[derived, formatNumber(totalParameters(model))] as const];
  printData(fields([...shown, ...counted]));
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

const COLUMNS: readonly Column<ModelSummary>[] = [
  { title: 'slug', of: (model) => model.slug },
  { title: 'name', of: (model) => model.name },
  { title: 'kind', of: (model) => model.kind },
  { title: 'parameters, 1e9', of: (model) => formatNumber(model.parameters / GIGA), align: 'right' },
  {
    title: 'active, 1e9',
    of: (model) => (model.activeParameters === null ? NONE : formatNumber(model.activeParameters / GIGA)),
    align: 'right',
  },
  { title: 'layers', of: (model) => String(model.layers ?? NONE), align: 'right' },
  {
    title: 'context',
    of: (model) => (model.maxContextTokens === null ? NONE : formatNumber(model.maxContextTokens)),
    align: 'right',
  },
];
