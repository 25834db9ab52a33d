import type { ApiExample } from './example.ts';

/** What every act names: the version that was read, and a key of its own, under which it is done once. */
function act(idempotencyKey: string) {
  return { submission: 'ID OF A SUBMISSION', expectedVersion: 1, idempotencyKey };
}

export const WRITE_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'import',
    title: 'Read a result file',
    text: 'What the importer makes of a file, field by field, and what a context has to add. Nothing is stored and no key is needed.',
    query: `mutation Import($input: ImportRunInput!) {
  importRun(input: $input) {
    __typename
    ... on ImportedRun { run missing fields { key path originalValue originalUnit } warnings { message } }
    ... on ValidationFailed { message findings { rule path message fix } }
  }
}`,
    variables: { input: { document: 'THE RESULT FILE AS TEXT' } },
  },
  {
    id: 'submit',
    key: true,
    title: 'Submit a run',
    text: 'Needs an API key with the scope submit, here read from INFERBENCH_API_KEY. With dryRun nothing is stored. The same idempotency key with the same content returns the same receipt.',
    query: `mutation Submit($input: SubmitRunInput!) {
  submitRun(input: $input) {
    __typename
    ... on RunAccepted { lifecycle pointIds findings { rule message } }
    ... on ValidationFailed { message findings { rule path message fix } }
    ... on Conflict { message }
    ... on Unauthorized { message }
  }
}`,
    variables: {
      input: { document: 'THE RESULT FILE AS TEXT', idempotencyKey: 'its-sha-256', dryRun: true },
    },
  },
  {
    id: 'submit-chip',
    key: true,
    title: 'Submit a chip or a model',
    text: 'Needs the scope submit or write:specs. The document is the YAML or JSON of the catalogue; a changed chip is a new version.',
    query: `mutation Specify($chip: SubmitChipInput!, $model: SubmitModelInput!) {
  submitChip(input: $chip) {
    __typename
    ... on ChipAccepted { version changedFields chip { slug } findings { rule message } }
    ... on ValidationFailed { findings { rule path message fix } }
  }
  submitModel(input: $model) {
    __typename
    ... on ModelAccepted { parameters model { slug } }
    ... on ValidationFailed { findings { rule path message fix } }
  }
}`,
    variables: {
      chip: { document: 'A CHIP AS TEXT', idempotencyKey: 'its-sha-256', dryRun: true },
      model: { document: 'A MODEL AS TEXT', idempotencyKey: 'its-sha-256', dryRun: true },
    },
  },
  {
    id: 'submission',
    key: true,
    title: 'What became of it',
    text: 'A submission by the id of its receipt, its run, and the key that asks.',
    query: `query Status($submission: ID!, $run: ID!) {
  submission(id: $submission) { lifecycle runId receipt { contentHash receivedAt } }
  run(id: $run) { tool servedName pointIds }
  viewer { organization { slug } scopes }
  rateLimit { limit remaining resetAt }
}`,
    variables: { submission: 'ID OF A SUBMISSION', run: 'ID OF A RUN' },
  },
  {
    id: 'waiting',
    title: 'What waits for review',
    text: 'Public submissions that nobody published yet, oldest first, and how this installation reviews.',
    query: `query Waiting {
  reviewQueue(first: 25) { totalCount nodes { what submittedBy lifecycle since reviewCapacity { sentence } } }
  instance { review demo }
}`,
    variables: {},
  },
  {
    id: 'own-submissions',
    title: 'What your organisation submitted',
    text: 'Newest first, with whose turn it is and when time acts; `organization` gives what everybody may know of another.',
    query: `query OwnSubmissions {
  submissions(first: 25, filter: { lifecycle: [FLAGGED, VALIDATED, IN_REVIEW] }) {
    nodes { id what message waiting { for sentence until } }
  }
  organization(slug: "inferbench-catalogue") { name submissions(first: 3) { totalCount } }
}`,
    variables: {},
  },
  {
    id: 'withdrawn',
    title: 'What became of a point',
    text: 'A point that was public and was withdrawn has a submission that says who withdrew it, when and why.',
    query: `query Withdrawn($point: ID!) {
  withdrawnPoint(id: $point) { id story { tombstone { by organization reason at successor } } }
}`,
    variables: { point: 'ID OF A WITHDRAWN POINT' },
  },
  {
    id: 'acts-of-owners',
    key: true,
    title: 'Explain or withdraw',
    text: 'An organisation explains a flag, or withdraws what it submitted. Each act names the version that it read, which `submission` and the act before answer, and has an idempotency key of its own.',
    query: `mutation OwnersActs($explanation: ExplainFlagInput!, $withdrawal: WithdrawInput!) {
  explainFlag(input: $explanation) { __typename ... on ActDone { lifecycle version } }
  withdraw(input: $withdrawal) { __typename ... on NotAllowed { code message available { action why } } }
}`,
    variables: {
      explanation: { ...act('explain-1'), rule: 'PHYS-POWER', text: 'The meter reads the whole host.' },
      withdrawal: { ...act('withdraw-1'), reason: 'The clock ran fast.' },
    },
  },
  {
    id: 'acts-of-reviewers',
    key: true,
    title: 'Review',
    text: 'Needs the scope review. A reviewer takes up and decides, or gives back; another person publishes. Each act names the version that it read, so it is sent after the answer of the one before.',
    query: `mutation ReviewersActs($start: SubmissionActInput!, $decision: DecideInput!, $end: SubmissionActInput!, $back: SubmissionActInput!) {
  takeUp(input: $start) { __typename ... on ActDone { lifecycle version } }
  decide(input: $decision) { __typename ... on ActDone { lifecycle version } }
  publish(input: $end) { __typename ... on NotAllowed { code message available { action why } } }
  release(input: $back) { __typename ... on ActDone { lifecycle version } }
}`,
    variables: {
      start: act('take-up-1'),
      decision: {
        ...act('approve-1'),
        expectedVersion: 2,
        verdict: 'APPROVE',
        reason: 'Its figures agree with the file.',
      },
      end: { ...act('publish-1'), expectedVersion: 2 },
      back: { ...act('release-1'), expectedVersion: 2 },
    },
  },
  {
    id: 'keys',
    key: true,
    title: 'API keys',
    text: 'Needs the scope admin:org. A key is shown once and ends within a year; a rotated one goes on for a week at most, a revoked one works nowhere from then on.',
    query: `mutation Keys($new: CreateApiKeyInput!, $next: RotateApiKeyInput!, $old: RevokeApiKeyInput!) {
  createApiKey(input: $new) { __typename ... on ApiKeyCreated { key message apiKey { id scopes expiresAt } } }
  rotateApiKey(input: $next) { __typename ... on ApiKeyCreated { key message apiKey { id scopes expiresAt } } }
  revokeApiKey(input: $old) { __typename ... on ApiKeyRevoked { apiKey { id revokedAt } } }
}`,
    variables: {
      new: {
        name: 'lab machine',
        scopes: ['SUBMIT'],
        expiresAt: 'A TIME WITHIN A YEAR, SUCH AS 2027-01-31T00:00:00Z',
        idempotencyKey: 'lab-machine-1',
      },
      next: {
        id: 'ID OF A KEY',
        expiresAt: 'A TIME WITHIN A YEAR',
        oldKeyDays: 1,
        idempotencyKey: 'rotate-1',
      },
      old: { id: 'ID OF A KEY', idempotencyKey: 'revoke-1' },
    },
  },
];
