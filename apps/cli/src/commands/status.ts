import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Status, type StatusNode } from '@inferbench/graphql-documents/status';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { printData, printFindings, printJson } from '../terminal/output.ts';
import { readEnvironment } from '../environment/environment.ts';
import { apiKeyIfAny } from '../server/api-key.ts';
import { askServer } from '../server/ask-server.ts';
import { describeSubmission } from '../terminal/submission-view.ts';
import { type ServerFlags, serverOf, withServerFlag } from '../server/server-flags.ts';
import { toFinding } from '../server/to-finding.ts';
import { linkFields, type PointLinks, wholeLinks } from '../terminal/links-view.ts';
import { fields, NONE } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench status POINT_ID
  $ inferbench status "$(inferbench submit result.json --context-file system.yaml --json | jq -r '.pointIds[0]')"
`;

export function configureStatus(command: Command): void {
  withServerFlag(command.argument('<id>', 'global id that `submit` printed'))
    .option('--key-file <file>', 'file with an API key, to see what is hidden from others')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (id: string, flags: ServerFlags & { json?: true; keyFile?: string }) => {
      const server = serverOf(flags);
      const apiKey = await apiKeyIfAny({ keyFile: flags.keyFile, server, environment: readEnvironment() });
      const access = { server, ...(apiKey === null ? {} : { apiKey }) };
      const { node } = await askServer(access, Status, { id });
      if (node === null)
        throw new InferbenchError('NOT_FOUND', 'The server has nothing with this id.', {
          value: id.slice(0, 80),
        });
      const links = linksOf(node, server);
      const { __typename: type, ...rest } = withFindings(node, links);
      if (flags.json) printJson('status', { ok: true, type, ...rest });
      else describe(node, links);
    });
}

/** Links of a submission are those of its points, of a point its own; of anything else none. */
function linksOf(node: StatusNode, server: URL): PointLinks[] {
  if (node.__typename === 'Submission') return wholeLinks(node.pointLinks, server);
  return node.__typename === 'Point' ? wholeLinks([node.links], server) : [];
}

function withFindings(node: StatusNode, links: readonly PointLinks[]) {
  if (node.__typename === 'Submission') {
    const { pointLinks: _asGiven, ...submission } = node;
    return { ...submission, links };
  }
  return node.__typename === 'Point' ? { ...node, links, findings: node.findings.map(toFinding) } : node;
}

function describe(node: StatusNode, links: readonly PointLinks[]): void {
  if (node.__typename === 'Submission') {
    describeSubmission(node, links);
    return;
  }
  if (node.__typename !== 'Point') {
    printData(
      fields([
        ['id', node.id],
        ['type', node.__typename],
      ]),
    );
    return;
  }
  const { usefulTops, engineVersion, policyVersion } = node.scores;
  printData(
    fields([
      ['id', node.id],
      ['state', node.lifecycle],
      ['system', node.system.slug],
      ['phase', node.phase],
      ['grade', `${node.evidenceGrade}, ${evidenceWords(node.evidenceGrade, node.kind)}`],
      ['useful TOPS', usefulTops === null ? NONE : `${formatNumber(usefulTops)} per chip`],
      ['scored by', `engine ${engineVersion}, policy ${policyVersion}`],
      ...links.flatMap(linkFields),
    ]),
  );
  printFindings(node.findings.map(toFinding));
}
