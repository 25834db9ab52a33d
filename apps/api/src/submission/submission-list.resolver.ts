import { organizationOf, readSubmissionsOf } from '@inferbench/db/lifecycle/submission-list';
import { readRecheck } from '@inferbench/db/lifecycle/recheck-reader';
import { readBothDocuments } from '@inferbench/db/lifecycle/revision-reader';
import { readWaiting } from '@inferbench/db/lifecycle/waiting';
import { type DocumentChange, documentChanges } from '@inferbench/domain/documents/document-changes';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { OrganizationType, toOrganizationType } from '../account/organization.type.ts';
import { type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import {
  ListedConnectionType,
  type ListedSubmissionType,
  SubmissionFilterInput,
  toListedSubmission,
} from './listed-submission.type.ts';
import { isInside } from './read-submission-story.ts';
import { RecheckedPointType, toRecheckedPoint } from './rechecked-point.type.ts';
import { StoredSubmissionType } from './stored-submission.type.ts';
import { toWaitingType, WaitingType } from './waiting.type.ts';
import { objectType } from '../graphql/derived-type.ts';

const DocumentChangeType = objectType('DocumentChange', 'One value in which two revisions differ.', {
  path: z.string().describe('Where in the document.'),
  before: z.string().nullable().describe('What the revision before says; null where it says nothing.'),
  after: z.string().nullable().describe('What this one says.'),
});

const FIRST = { description: 'Submissions a page, 1 to 100.' };
const AFTER = { nullable: true, description: 'Cursor of the last submission seen.' };
const FILTER = { nullable: true, description: 'Which of them; all where left out.' };
/** Time of receipt and id, which a cursor holds as one text. */
const Key = z.string().regex(/^[^ ]+ [0-9a-f-]{36}$/);

const MOST_CHANGES = 100;

interface Asked {
  first: number;
  after: string | null;
  filter: SubmissionFilterInput | null;
}

@Resolver(() => OrganizationType)
export class OrganizationResolver {
  @Query(() => OrganizationType, {
    nullable: true,
    description: 'An organisation by its slug; null where it submitted nothing that the key may know of.',
  })
  async organization(
    @Arg('slug', () => String, { description: 'Its slug.' }) slug: string,
    @Ctx() { database, viewer, reads }: ApiContext,
  ): Promise<OrganizationType | null> {
    reads.personal();
    const found = await organizationOf(database.pool, slug, await viewer());
    return found === null ? null : toOrganizationType(found);
  }

  @FieldResolver(() => ListedConnectionType, {
    description: 'What it submitted, newest first, as far as the key may know it.',
  })
  submissions(
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Arg('filter', () => SubmissionFilterInput, FILTER) filter: SubmissionFilterInput | null,
    @Root() { id }: OrganizationType,
    @Ctx() context: ApiContext,
  ): Promise<Page<ListedSubmissionType>> {
    return listOf(context, uuidOf('Organization', id) ?? '', { first, after, filter });
  }
}

@Resolver(() => StoredSubmissionType)
export class SubmissionListResolver {
  @Query(() => ListedConnectionType, {
    nullable: true,
    description: 'What your own organisation submitted, newest first; null for who acts for none.',
  })
  async submissions(
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, AFTER) after: string | null,
    @Arg('filter', () => SubmissionFilterInput, FILTER) filter: SubmissionFilterInput | null,
    @Ctx() context: ApiContext,
  ): Promise<Page<ListedSubmissionType> | null> {
    context.reads.personal();
    const caller = await context.caller();
    const organizationId = caller.ok ? caller.value.organizationId : null;
    return organizationId === null ? null : listOf(context, organizationId, { first, after, filter });
  }

  @FieldResolver(() => WaitingType, { description: 'Whom it waits for.' })
  async waiting(
    @Root() { uuid }: StoredSubmissionType,
    @Ctx() { database }: ApiContext,
  ): Promise<WaitingType> {
    return toWaitingType(await readWaiting(database.pool, uuid));
  }

  @FieldResolver(() => [RecheckedPointType], {
    description: `Of a specification that waits: points that stand on its entry and what it would change, the first ${MOST_CHANGES}; for its organisation and reviewers.`,
  })
  async recheck(
    @Root() submission: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<RecheckedPointType[]> {
    context.reads.personal();
    if (submission.subject === 'RUN' || !(await isInside(context, submission))) return [];
    const asked = { submissionId: submission.uuid, viewer: await context.viewer(), limit: MOST_CHANGES };
    return (await readRecheck(context.database.pool, asked)).map(toRecheckedPoint);
  }

  @FieldResolver(() => [DocumentChangeType], {
    description: `What differs from the revision that it corrects, the first ${MOST_CHANGES} values; empty where the key may not read both.`,
  })
  async changes(
    @Root() { uuid, supersedes }: StoredSubmissionType,
    @Ctx() { database, viewer, reads }: ApiContext,
  ): Promise<DocumentChange[]> {
    reads.personal();
    const before = supersedes === null ? null : uuidOf('Submission', supersedes);
    const both =
      before === null ? null : await readBothDocuments(database.pool, [before, uuid], await viewer());
    return both === null ? [] : documentChanges(both.before, both.after, MOST_CHANGES);
  }
}

async function listOf(
  { database, cursors, reads, viewer }: ApiContext,
  organizationId: string,
  { first, after, filter }: Asked,
): Promise<Page<ListedSubmissionType>> {
  checkPageSize(first);
  reads.personal();
  const scope = `submissions:${organizationId}`;
  const [receivedAt = '', id = ''] = after ? cursors.decodeKey(after, Key, scope).split(' ') : [];
  const lifecycle = filter?.lifecycle;
  const { rows, totalCount } = await readSubmissionsOf(database.pool, {
    organizationId,
    viewer: await viewer(),
    lifecycle: lifecycle ? z.array(Lifecycle).parse(lifecycle) : null,
    after: after ? { receivedAt, id } : null,
    limit: first + 1,
  });
  return pageOf(
    rows,
    { first, after: after ?? null, totalCount },
    {
      node: toListedSubmission,
      cursor: (row) => cursors.encodeKey(`${row.cursorAt} ${row.id}`, scope),
    },
  );
}
