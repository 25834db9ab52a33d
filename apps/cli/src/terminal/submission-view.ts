import type { StatusNode } from '@inferbench/graphql-documents/status';
import { groupBy } from '@inferbench/importers/shared/group-by';
import { linkFields, type PointLinks } from './links-view.ts';
import { printData } from './output.ts';
import { fields } from './table.ts';

type Submission = Extract<StatusNode, { __typename: 'Submission' }>;

/** A submission with what holds it back, and what its reader may do about it. */
export function describeSubmission(submission: Submission, links: readonly PointLinks[]): void {
  const { id, subject, lifecycle, receipt, message, revision, version, story } = submission;
  printData(
    fields([
      ['id', id],
      ['subject', subject],
      ['state', `${lifecycle}, revision ${revision}, version ${version}`],
      ['', message],
      ['hash', receipt.contentHash],
      ['received', receipt.receivedAt],
      ...tombstoneFields(story.tombstone),
      ...links.slice(0, 1).flatMap(linkFields),
    ]),
  );
  for (const flags of groupBy(story.flags, ({ rule }) => rule)) {
    const [flag, ...alike] = flags;
    if (flag === undefined) continue;
    const answered = `${flag.explained ? 'explained' : 'not explained'}, waived by ${flag.waivedBy} of ${flag.persons}`;
    printData(`flag      ${flag.rule}: ${flag.message} (${answered})`);
    if (alike.length > 0)
      printData(`          and ${alike.length} more of ${flag.rule}: one explanation answers them`);
    if (flag.fix !== null) printData(`          ${flag.fix}`);
  }
  for (const { rule, reason, persons } of story.waivers)
    printData(`waived    ${rule} by ${persons}: ${reason}`);
  for (const { action, why, needs } of submission.availableActions)
    printData(`open      ${action}${needs.length === 0 ? '' : ` (${needs.join(', ')})`}: ${why}`);
}

function tombstoneFields(tombstone: Submission['story']['tombstone']): [string, string][] {
  if (tombstone === null) return [];
  const { by, organization, reason, at, successor } = tombstone;
  const who = by === 'OWNER' ? (organization ?? 'its organisation') : by === 'REVIEW' ? 'review' : 'time';
  return [
    ['withdrawn', `by ${who}, ${at}${reason === null ? '' : `: ${reason}`}`],
    ...(successor === null ? [] : [['successor', successor] satisfies [string, string]]),
  ];
}
