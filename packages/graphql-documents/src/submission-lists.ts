import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { TestRequestFields } from './test-requests.ts';

export const ListedFields = graphql(`
  fragment ListedFields on ListedSubmissionConnection @_unmask {
    totalCount
    nodes {
      id
      what
      lifecycle
      message
      revision
      receivedAt
      since
      waiting {
        for
        sentence
        until
      }
    }
    pageInfo {
      hasNextPage
      hasPreviousPage
      endCursor
    }
  }
`);

export type SubmissionListPage = ResultOf<typeof ListedFields>;
export type ListedSubmission = SubmissionListPage['nodes'][number];

/** What the organisation of who asks submitted: what goes on, and what came to an end. */
export const OwnSubmissions = graphql(
  `
    query OwnSubmissions($after: String) {
      viewer {
        drafts(first: 100) {
          id
          subject
          label
          message
          savedAt
        }
        testRequests {
          ...TestRequestFields
        }
      }
      open: submissions(first: 100, filter: { lifecycle: [VALIDATED, FLAGGED, IN_REVIEW] }) {
        ...ListedFields
      }
      ended: submissions(
        first: 25
        after: $after
        filter: { lifecycle: [PUBLISHED, SUPERSEDED, WITHDRAWN] }
      ) {
        ...ListedFields
      }
    }
  `,
  [ListedFields, TestRequestFields],
);

export type ListedDraft = NonNullable<ResultOf<typeof OwnSubmissions>['viewer']>['drafts'][number];

/** An organisation as whoever asks may know it. */
export const OrganizationPage = graphql(
  `
    query OrganizationPage($slug: String!, $after: String) {
      organization(slug: $slug) {
        slug
        name
        replies {
          submission
          about
          submittedBy
          version
          at
        }
        submissions(first: 25, after: $after) {
          ...ListedFields
        }
      }
    }
  `,
  [ListedFields],
);

export type OrganizationResult = NonNullable<ResultOf<typeof OrganizationPage>['organization']>;
