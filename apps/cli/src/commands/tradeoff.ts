import { csvComment, csvLine } from '@inferbench/units/csv';
import { Tradeoff } from '@inferbench/graphql-documents/tradeoff';
import { tradeoffCitation } from '@inferbench/graphql-documents/tradeoff-citation';
import { TRADEOFF_ROW_KEYS, tradeoffRows } from '@inferbench/graphql-documents/tradeoff-rows';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { askServer } from '../server/ask-server.ts';
import { serverOf, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';
import { describeTradeoff } from '../tradeoff/describe.ts';
import { questionOf, type TradeoffFlags } from '../tradeoff/question.ts';

const EXAMPLES = `Examples:
  $ inferbench tradeoff --model deepseek-r1 --lengths 8192/1024 --at 40 --currency usd
  $ inferbench tradeoff --model gpt-oss-120b --ttft p99:500 --tpot mean:20 --csv > systems.csv
`;

export function configureTradeoff(command: Command): void {
  withServerFlag(command)
    .requiredOption('--model <name>', 'catalogue model')
    .option('--lengths <in/out>', 'prompt/answer tokens; default: those of the fullest slice')
    .option('--precision <class>', 'FP16, FP8, FP4, …; default: any, named on each row')
    .option('--technique <class>', 'plain or drafting; default: that of the fullest slice')
    .option('--at <n>', 'at least so many tokens/s per user')
    .option('--ttft <ms>', 'limit on the time to first token: 500 of p95, or p99:500, p50:500, mean:500')
    .option('--tpot <ms>', 'limit on the time per output token, in the same words')
    .option('--e2e <ms>', 'limit on the whole request, in the same words')
    .option('--currency <word>', 'what ranks: tokens (a chip), usd, joules or kw', 'tokens')
    .option('--basis <word>', 'basis of cost; default: that of most systems')
    .option('--boundary <word>', 'power boundary; default: the best of two systems or more')
    .option('--csv', 'a row for each system as CSV')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: TradeoffFlags) => {
      if (flags.csv && flags.json)
        throw new InferbenchError('USAGE', 'Either --csv or --json.', { path: '--csv' });
      const server = serverOf(flags);
      const { tradeoff } = await askServer({ server }, Tradeoff, questionOf(flags));
      const rows = tradeoffRows(tradeoff.ranking);
      const citation = tradeoffCitation(server.origin, tradeoff);
      if (flags.json) printJson('tradeoff', { ok: true, ...citation, rows });
      else if (flags.csv) {
        const head = [csvComment(`Cite as: ${citation.cite}`), csvComment(citation.sentence)];
        const lines = [TRADEOFF_ROW_KEYS, ...rows.map((row) => Object.values(row))].map((row) =>
          csvLine(row),
        );
        printData([...head, ...lines].join('\n'));
      } else printData(describeTradeoff(tradeoff));
    });
}
