import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Verdict } from '@inferbench/domain/scores/score';
import { type ChipContext, evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { explanationOf } from '@inferbench/evaluation/rule-catalogue';
import { importFindings } from '@inferbench/importers/import-findings';
import type { RunSelection } from '@inferbench/importers/select-runs';
import type { Command } from 'commander';
import { catalogue as shipped } from '@inferbench/catalogue/catalogue';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { Chip } from '@inferbench/domain/chips/chip';
import {
  type ContextFlags,
  readContext,
  type StatedContext,
  withContextFlags,
} from '../input/context-flags.ts';
import { assertOneStdin } from '../input/evaluate-file.ts';
import { printData, printFindings, printJson, ReportedFailure } from '../terminal/output.ts';
import { receivedNow } from '../input/received-now.ts';
import { type DocumentKind, documentKind, parseSpecification } from '../input/read-document.ts';
import { readInput } from '../input/read-input.ts';
import { RejectedError } from '../input/rejected.ts';
import { chosenRuns, knownRunsOf, type RunFlag, withRunFlag } from '../input/runs-of.ts';
import { ServerEntries } from '../server/server-entries.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';

const EXAMPLES = `Examples:
  $ inferbench validate my-chip.yaml my-model.yaml
  $ inferbench validate result.json --context-file system.yaml
  $ inferbench validate run.json --json | jq '.files[].findings[].rule'
`;

interface Judged {
  kind: DocumentKind;
  /** Number in a file of several runs. */
  run?: number;
  verdict: Verdict;
  findings: readonly Finding[];
}

export function configureValidate(command: Command): void {
  const documented = command.argument(
    '<file...>',
    'chips, models (YAML or JSON), runs, result files; - is stdin',
  );
  withServerFlag(withRunFlag(withContextFlags(documented)))
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(validate);
}

type Flags = ContextFlags & RunFlag & ServerFlags & { json?: true };

async function validate(files: string[], flags: Flags): Promise<void> {
  assertOneStdin([...files, flags.contextFile]);
  const select = chosenRuns(flags);
  const stated = await readContext(flags);
  const server = new ServerEntries(flags);
  const judged: (Judged & { file: string })[] = [];
  for (const file of files) {
    const text = await readInput(file);
    const entries = await judge({ text, file }, { stated, select, server });
    judged.push(...entries.map((entry) => ({ file, ...entry })));
  }
  const rejected = judged.some(({ verdict }) => verdict === 'REJECTED');
  if (flags.json) printJson('validate', { ok: !rejected, files: judged.map(withReasons) });
  else
    for (const { file, run, kind, verdict, findings } of judged) {
      const which = run === undefined ? file : `${file}, run ${run}`;
      printData(`${which}: ${kind}, ${verdict}, ${findings.length} findings`);
      printFindings(findings);
    }
  if (rejected) throw new ReportedFailure(EXIT_CODES.invalid);
}

/** `why` is the rule's own reason; the message is what it says of this document. */
function withReasons<T extends Judged>(judged: T) {
  return {
    ...judged,
    findings: judged.findings.map((finding) => ({ ...finding, why: explanationOf(finding.rule) })),
  };
}

/** A document that cannot even be read is rejected by a finding: the other files are judged all the same. */
async function judge(
  { text, file }: { text: string; file: string },
  known: { stated: StatedContext; select: RunSelection | undefined; server: ServerEntries },
): Promise<Judged[]> {
  const kind = documentKind(text);
  try {
    if (kind === 'chip') {
      const document = parseSpecification(text, file);
      const { verdict, findings } = evaluateChip(document, { ...receivedNow(), ...declarantOf(document) });
      return [{ kind, verdict, findings }];
    }
    if (kind === 'model') {
      const { verdict, findings } = evaluateModel(parseSpecification(text, file));
      return [{ kind, verdict, findings }];
    }
    const { runs, catalogue } = await knownRunsOf({ text, file }, known);
    return runs.map(({ run, number }) => {
      const { verdict, findings } = evaluateRun(run, catalogue, receivedNow());
      const told = known.server.told(findings);
      return { kind, ...(number === null ? {} : { run: number }), verdict, findings: told };
    });
  } catch (error) {
    if (error instanceof RejectedError) return [{ kind, verdict: 'REJECTED', findings: error.findings }];
    if (!(error instanceof InferbenchError)) throw error;
    return [{ kind, verdict: 'REJECTED', findings: importFindings(error) }];
  }
}

/** A chip file is judged as a submission whose organisation is not known yet, unless it is one of the shipped ones. */
function declarantOf(document: unknown): Pick<ChipContext, 'declared'> {
  const chip = Chip.safeParse(document).data;
  const same = chip && shipped.chips.get(chip.slug);
  const isShipped = same !== undefined && canonicalJson(same) === canonicalJson(chip);
  return { declared: isShipped ? null : { organizationName: null, vendors: [] } };
}
