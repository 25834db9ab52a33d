import { rowRatio } from '@inferbench/answers/verdict/over-models';
import type { TableColumn } from '@inferbench/chart/table';
import { numberIn } from '../input/number-flag.ts';
import { type SaidVerdict, type SaidVersus, Verdict, Versus } from '@inferbench/graphql-documents/verdict';
import type { Command } from 'commander';
import { askServer } from '../server/ask-server.ts';
import { type ServerFlags, serverOf, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench compare b200 mi355x
  $ inferbench compare b200 mi355x --model deepseek-r1 --at 50
  $ inferbench compare nvidia amd --json | jq -r .text
`;

interface Flags extends ServerFlags {
  model?: string;
  at?: string;
  json?: true;
}

export function configureCompare(command: Command): void {
  withServerFlag(
    command
      .argument('<a>', 'a chip or, without --model, a vendor')
      .argument('<b>', 'what it is compared with'),
  )
    .option('--model <name>', 'on this model alone; over all models where left out')
    .option(
      '--at <n>',
      'tokens a second that each user gets at least; the line with most verdicts where left out',
    )
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (a: string, b: string, flags: Flags) => {
      const access = { server: serverOf(flags) };
      const at =
        flags.at === undefined
          ? null
          : numberIn('--at', flags.at, { least: 0.1, most: 100_000, isWhole: false });
      const sides = { a, b, at };
      if (flags.model === undefined) {
        const { versus } = await askServer(access, Versus, sides);
        if (flags.json) printJson('compare', { ok: true, ...versus });
        else printData([versus.text, '', table(MODELS, versus.models)].join('\n'));
        return;
      }
      const { verdict } = await askServer(access, Verdict, { ...sides, model: flags.model });
      if (flags.json) printJson('compare', { ok: true, ...headOf(verdict), models: [verdict] });
      else printData([verdict.text, ...verdict.reasons, '', table(SIDES, verdict.sides)].join('\n'));
    });
}

/** A verdict on one model, in the words that an answer over all has. */
function headOf(verdict: SaidVerdict): Omit<SaidVersus, 'models'> {
  const { kind, leader, low, high, text, title, reasons } = verdict;
  const { inputTokens, outputTokens, extent, pools, at } = verdict;
  return { kind, leader, low, high, text, title, reasons, inputTokens, outputTokens, extent, pools, at };
}

type Side = SaidVerdict['sides'][number];

/** A side that was run faster alone gives at least its value at the line; what at most, nobody knows. */
export const SIDES: readonly TableColumn<Side>[] = [
  ['side', ({ label }) => label],
  ['tokens/s per chip', ({ value }) => value, 'NUMBER'],
  ['at least', ({ value, near }) => (near ? null : value), 'NUMBER'],
  ['at most', ({ upper, near }) => (near ? upper : null), 'NUMBER'],
  ['what ran', ({ words }) => words],
];

const MODELS: readonly TableColumn<SaidVerdict>[] = [
  ['model', ({ modelName }) => modelName ?? NONE],
  ['verdict', verdictWord],
  ['times', timesWord],
  ['precision', ({ precision }) => precision ?? NONE],
];

function verdictWord({ kind, leader }: SaidVerdict): string {
  return leader === null
    ? kind.toLowerCase()
    : `${leader}${kind === 'LEADS_BY_STACK' ? ', by software and layout' : ''}`;
}

function timesWord(verdict: SaidVerdict): string {
  return verdict.leader === null ? NONE : rowRatio(verdict);
}
