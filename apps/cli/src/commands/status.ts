import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Status, type StatusNode } from '@inferbench/graphql-documents/status';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import type { OwnSubmission } from '../output/submission-answers.ts';
import { printData, printFindings, printJson } from '../terminal/output.ts';
import { accessOf, type KeyFlags } from '../server/api-key.ts';
import { askServer, type ServerAccess } from '../server/ask-server.ts';
import { ownSubmissions, submissionId } from '../server/named-submission.ts';
import { describeSubmission } from '../terminal/submission-view.ts';
import { withServerFlag } from '../server/server-flags.ts';
import { toFinding } from '../server/to-finding.ts';
import { linkFields, type PointLinks, wholeLinks } from '../terminal/links-view.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { fields, NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench status
  $ inferbench status last
  $ inferbench status POINT_ID
  $ inferbench status "$(inferbench submit result.json --context-file system.yaml --json | jq -r '.pointIds[0]')"
`;

export function configureStatus(command: Command): void {
  withServerFlag(
    command.argument(
      '[id]',
      'id that `submit` printed, a part of it, or last; without: your own submissions',
    ),
  )
    .option('--key-file <file>', 'file with an API key, to see what is hidden from others')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (named: string | undefined, flags: KeyFlags & { json?: true }) => {
      const access = await accessOf(flags);
      if (named === undefined) return listOwn(access, flags);
      const id = await submissionId(access, named);
      const { node } = await askServer(access, Status, { id });
      if (node === null)
        throw new InferbenchError('NOT_FOUND', 'The server has nothing with this id.', {
          value: id.slice(0, 80),
        });
      const links = linksOf(node, access.server);
      const { __typename: type, ...rest } = withFindings(node, links);
      if (flags.json) printJson('status', { ok: true, type, ...rest });
      else describe(node, links);
    });
}

/** Prints one's own submissions, and for whom each waits. Error: UNAUTHENTICATED. */
async function listOwn(access: ServerAccess, { json }: { json?: true }): Promise<void> {
  if (access.apiKey === undefined)
    throw new InferbenchError('UNAUTHENTICATED', 'Whose submissions? No API key.', {
      fix: 'Set INFERBENCH_API_KEY, or name a file with --key-file; or name a submission.',
    });
  const submissions = (await ownSubmissions(access)).map(
    ({ waiting, id, what, lifecycle, revision, receivedAt }) => ({
      id,
      what,
      lifecycle,
      revision,
      receivedAt,
      waitsFor: waiting.for,
      next: waiting.sentence,
    }),
  );
  if (json) return printJson('status', { ok: true, type: 'OwnSubmissions', submissions });
  if (submissions.length === 0) return printData('nothing was submitted yet: `inferbench submit FILE`');
  const mine = submissions.filter(({ waitsFor }) => waitsFor === 'SUBMITTER');
  const others = submissions.filter(({ waitsFor }) => waitsFor !== 'SUBMITTER');
  const listed = (title: string, rows: typeof submissions) =>
    rows.length === 0 ? [] : [title, table(OWN_COLUMNS, rows)];
  const parts = [...listed(`waits for you: ${mine.length}`, mine), ...listed('the others', others)];
  printData(parts.join('\n'));
}

const OWN_COLUMNS: readonly TableColumn<OwnSubmission>[] = [
  ['received', ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' ')],
  ['state', ({ lifecycle }) => lifecycle],
  ['what', ({ what }) => what],
  ['next', ({ next }) => next],
  ['id', ({ id }) => id],
];

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
