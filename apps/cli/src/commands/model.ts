import { catalogue } from '@inferbench/catalogue/catalogue';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { modelFromHubConfig } from '@inferbench/importers/hub-config';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { parseDocument } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { rejectedBy } from '../input/rejected.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { writeNew } from '../terminal/write-new.ts';

const EXAMPLES = `Examples:
  $ inferbench model init --name "My Model 7B" --config config.json --out my-model.yaml
  $ inferbench model init --name "My Model 7B" --like llama-3-8b > my-model.yaml
`;

interface Flags {
  name: string;
  config?: string;
  like?: string;
  out?: string;
  json?: true;
}

export function configureModel(command: Command): void {
  command.addHelpText('before', EXAMPLES);
  command
    .command('init')
    .description('write a file of a model that the catalogue lacks')
    .requiredOption('--name <text>', 'what it is called')
    .option('--config <file>', 'config.json of its hub: its shape is read from there')
    .option('--like <id>', 'a model of the catalogue whose shape it begins with')
    .option('--out <file>', 'a new file; default: stdout')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(init);
}

async function init({ name, config, like, out, json }: Flags): Promise<void> {
  if ((config === undefined) === (like === undefined))
    throw new InferbenchError('USAGE', 'A model begins with its hub configuration or with a model like it.', {
      path: '--config',
      expected: '--config FILE, or --like ID',
    });
  const slug = nameSlug(name);
  const begun = config === undefined ? shapeLike(like ?? '') : await shapeOf(config, { slug, name });
  const document = `# ${name}: check each figure against its source, then: inferbench validate ${out ?? 'FILE'}\n${stringify({ ...begun, slug, name })}`;
  if (out !== undefined) await writeNew(out, document);
  if (json) return printJson('model-init', { ok: true, file: out ?? null, document });
  if (out === undefined) return printData(document.trimEnd());
  printNote(`wrote ${out}: check it, then inferbench validate ${out}, and use it with --model ${out}`);
}

async function shapeOf(file: string, named: { slug: string; name: string }): Promise<object> {
  const document = parseDocument(await readInput(file), file);
  const model = modelFromHubConfig(document, { ...named, source: file });
  if (!model.ok) throw rejectedBy(model.error, `${file} cannot be read as a model.`);
  return { ...(typeof model.value === 'object' ? model.value : null) };
}

/** A model of the catalogue without what is its own: names, notes and published counts. */
function shapeLike(name: string): object {
  const model = catalogue.models.get(modelSlug(catalogue, name));
  if (model === undefined) throw modelNotFound(name, catalogue.models);
  return {
    ...model,
    aliases: [],
    notes: [],
    publishedParameters: null,
    source: `shape of ${model.slug}, to be checked`,
  };
}
