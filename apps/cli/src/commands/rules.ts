import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type CatalogueRule, RULE_CATALOGUE } from '@inferbench/evaluation/rule-catalogue';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { type Firings, publishedFirings, storedFirings } from './rule-firings.ts';
import { serverOf } from '../server/server-flags.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { fields, NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench rules
  $ inferbench rules PHYS-BANDWIDTH
  $ inferbench rules --counts
  $ inferbench rules --server http://127.0.0.1:3000
  $ inferbench rules --json
`;

interface Flags {
  counts?: true;
  server?: string;
  json?: true;
}

export function configureRules(command: Command): void {
  command
    .argument('[rule]', 'one rule, with its reason and formula')
    .option('--counts', 'how often each fires on the published measurements of the catalogue')
    .option('--server <url>', 'how often each fires on everything that this server stores')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (id: string | undefined, flags: Flags) => {
      const firings = await firingsOf(flags);
      const rules = (id === undefined ? RULE_CATALOGUE : [ruleOf(id)]).map((rule) =>
        firings === null ? rule : { ...rule, fires: firings.get(rule.id) ?? NEVER },
      );
      if (flags.json) return printJson('rules', { ok: true, rules });
      printData(id === undefined ? list(rules) : rules.map(describe).join('\n'));
    });
}

interface ListedRule extends CatalogueRule {
  fires?: Firings;
}

const NEVER: Firings = { findings: 0, points: 0 };

async function firingsOf({ counts, server }: Flags): Promise<ReadonlyMap<string, Firings> | null> {
  if (server !== undefined) return storedFirings(serverOf({ server }));
  return counts === undefined ? null : publishedFirings();
}

function ruleOf(id: string) {
  const rule = RULE_CATALOGUE.find((candidate) => candidate.id === id.toUpperCase());
  if (rule) return rule;
  const known = RULE_CATALOGUE.map((candidate) => candidate.id);
  throw new InferbenchError('NOT_FOUND', `There is no rule "${id}".${suggestion(id, known)}`, { value: id });
}

function list(rules: readonly ListedRule[]): string {
  const counted = rules.some(({ fires }) => fires !== undefined);
  const points: TableColumn<ListedRule> = ['points', ({ fires }) => String(fires?.points ?? NONE)];
  const columns: TableColumn<ListedRule>[] = [
    ['rule', (rule) => rule.id],
    ['severity', (rule) => rule.severity],
    ['since', (rule) => rule.since],
    ...(counted ? [points] : []),
    ['title', (rule) => rule.title],
  ];
  return table(columns, rules);
}

function describe({ fires, ...rule }: ListedRule): string {
  const counted = fires && `${fires.points} points, ${fires.findings} findings`;
  return fields([
    ['rule', rule.id],
    ['title', rule.title],
    ['severity', rule.severity],
    ['since', rule.since],
    ['formula', rule.formula ?? NONE],
    ['why', rule.explanation],
    ...(counted ? [['fires', counted] as const] : []),
  ]);
}
