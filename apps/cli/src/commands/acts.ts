import { Decide, ExplainFlag, Publish, Release, TakeUp, Withdraw } from '@inferbench/graphql-documents/acts';
import { ReviewQueue } from '@inferbench/graphql-documents/review-queue';
import { Status } from '@inferbench/graphql-documents/status';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { LIFECYCLE_WORDS, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import {
  ACTION_NEEDS,
  type ActionNeed,
  type SubmissionAction,
} from '@inferbench/domain/submissions/submission-action';
import type { Command } from 'commander';
import { actOnServer, type Done } from '../server/act-on-server.ts';
import { accessOf, accessWithKey, type KeyFlags, withKeyFlag } from '../server/api-key.ts';
import { submissionId } from '../server/named-submission.ts';
import { askServer, type ServerAccess, tellServer } from '../server/ask-server.ts';
import { printData, printJson } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';

interface ActFlags extends KeyFlags {
  json?: true;
}

interface Said {
  all?: true;
  rule?: string;
  reason?: string;
  text?: string;
  path?: string;
}

type Act = (access: ServerAccess, submission: string, said: Said) => Promise<Done>;

const explainRule: Act = (access, submission, { rule = '', text = '' }) =>
  actOnServer(access, { submission, act: 'EXPLAIN', content: { rule, text } }, (head) =>
    tellServer(access, ExplainFlag, { ...head, rule, text }),
  );

/** One flag, or with --all every flag that is not explained yet, by one text. Error: USAGE. */
const explain: Act = async (access, submission, said) => {
  if ((said.rule === undefined) === (said.all === undefined))
    throw new InferbenchError('USAGE', 'Which flag? --rule names one, --all all of them.', {
      path: '--rule',
      expected: 'one of --rule and --all',
    });
  if (said.rule !== undefined) return explainRule(access, submission, said);
  const { node } = await askServer(access, Status, { id: submission });
  const flags = node?.__typename === 'Submission' ? node.story.flags : [];
  const rules = [...new Set(flags.flatMap(({ rule, explained }) => (explained ? [] : [rule])))];
  let done: Done | null = null;
  for (const rule of rules) done = await explainRule(access, submission, { ...said, rule });
  if (done !== null) return done;
  throw new InferbenchError('NOT_ALLOWED_NOW', 'No flag of it waits for an explanation.', {
    fix: '`inferbench status ID` says what it waits for.',
  });
};

const withdraw: Act = (access, submission, { reason = '' }) =>
  actOnServer(access, { submission, act: 'WITHDRAW', content: { reason } }, (head) =>
    tellServer(access, Withdraw, { ...head, reason }),
  );

const plain =
  (act: 'TAKE_UP' | 'RELEASE' | 'PUBLISH', mutation: typeof TakeUp): Act =>
  (access, submission) =>
    actOnServer(access, { submission, act, content: {} }, (head) => tellServer(access, mutation, head));

const decide =
  (verdict: 'APPROVE' | 'WAIVE' | 'FLAG' | 'REFUSE'): Act =>
  (access, submission, { rule, reason = '', path }) =>
    actOnServer(access, { submission, act: verdict, content: { rule, reason, path } }, (head) =>
      tellServer(access, Decide, { ...head, verdict, reason, rule: rule ?? null, path: path ?? null }),
    );

const EXPLAIN_EXAMPLES = `Examples:
  $ inferbench status SUBMISSION_ID
  $ inferbench explain last --all --text "The part ran at 1.2 times its listed memory clock."
  $ inferbench explain SUBMISSION_ID --rule PHYS-BANDWIDTH --text "The part ran at 1.2 times its listed memory clock."
`;

const WITHDRAW_EXAMPLES = `Examples:
  $ inferbench withdraw SUBMISSION_ID --reason "The power meter was off."
`;

const REVIEW_EXAMPLES = `Examples:
  $ inferbench review --key-file reviewer.key
  $ inferbench review take-up SUBMISSION_ID --key-file reviewer.key
  $ inferbench review approve SUBMISSION_ID --reason "The file gives the figures." --key-file reviewer.key
  $ inferbench review publish SUBMISSION_ID --key-file second-reviewer.key
`;

/** `inferbench explain` */
export function configureExplain(command: Command): void {
  withAct(command, explain)
    .addHelpText('before', EXPLAIN_EXAMPLES)
    .option('--rule <id>', 'rule that flags it; `inferbench status` lists them')
    .option('--all', 'every flag that is not explained yet, by this one text')
    .requiredOption('--text <text>', 'what explains it, in plain words');
}

/** `inferbench withdraw` */
export function configureWithdraw(command: Command): void {
  withAct(command, withdraw)
    .addHelpText('before', WITHDRAW_EXAMPLES)
    .requiredOption('--reason <text>', 'why; it stays on record, and public if the result was');
}

interface Review {
  name: string;
  summary: string;
  action: SubmissionAction;
  act: Act;
}

const REVIEWS: readonly Review[] = [
  { name: 'take-up', summary: 'begin to look at it', action: 'TAKE_UP', act: plain('TAKE_UP', TakeUp) },
  {
    name: 'release',
    summary: 'give it back to the queue',
    action: 'RELEASE',
    act: plain('RELEASE', Release),
  },
  {
    name: 'approve',
    summary: 'agree; another person may publish it then',
    action: 'APPROVE',
    act: decide('APPROVE'),
  },
  {
    name: 'publish',
    summary: 'make final what another person approved',
    action: 'PUBLISH',
    act: plain('PUBLISH', Publish),
  },
  {
    name: 'waive',
    summary: 'let it stand in spite of an explained flag',
    action: 'WAIVE',
    act: decide('WAIVE'),
  },
  { name: 'flag', summary: 'hold it back and ask something', action: 'FLAG', act: decide('FLAG') },
  {
    name: 'refuse',
    summary: 'refuse it; a second person has to agree',
    action: 'REFUSE',
    act: decide('REFUSE'),
  },
];

/** What a reviewer may have to say. */
const OPTIONS: Readonly<Record<Extract<ActionNeed, 'rule' | 'reason'>, [string, string]>> = {
  rule: ['--rule <id>', 'rule that it is about'],
  reason: ['--reason <text>', 'why; it stays on record'],
};

/** `inferbench review …`, for persons with a key of the scope review. */
export function configureReview(command: Command): void {
  command.addHelpText('before', REVIEW_EXAMPLES);
  withKeyFlag(
    command.command('queue', { isDefault: true }).description('what waits for a review; the same as no word'),
  )
    .option('--json', 'one JSON object on stdout')
    .action(queue);
  for (const { name, summary, action, act } of REVIEWS) {
    const sub = withAct(command.command(name).description(summary), act);
    for (const need of ['rule', 'reason'] as const)
      if (ACTION_NEEDS[action].includes(need)) sub.requiredOption(...OPTIONS[need]);
    if (action === 'FLAG') sub.option('--path <path>', 'what in the document it is about');
  }
}

function withAct(command: Command, act: Act): Command {
  return withKeyFlag(command.argument('<id>', 'id of the submission, a part of it, or last'))
    .option('--json', 'one JSON object on stdout')
    .action(async (id: string, flags: ActFlags & Said) => {
      const access = await accessWithKey(flags);
      const done = await act(access, await submissionId(access, id), flags);
      if (flags.json) printJson('act', { ok: true, ...done });
      else describe(DONE_WORDS[command.name()] ?? 'done', done);
    });
}

/** Past of an act, by the word that somebody wrote. */
const DONE_WORDS: Readonly<Record<string, string>> = {
  explain: 'explained by you',
  withdraw: 'withdrawn by you',
  'take-up': 'taken up by you',
  release: 'given back to the queue by you',
  approve: 'approved by you',
  publish: 'published by you',
  waive: 'waived by you',
  flag: 'flagged by you',
  refuse: 'refused by you',
};

function describe(did: string, { lifecycle, version, replayed, next }: Done): void {
  const state = Lifecycle.parse(lifecycle);
  printData(`done      ${did}`);
  printData(`state     ${state}, version ${version}${replayed ? ' (done before)' : ''}`);
  printData(`          ${LIFECYCLE_WORDS[state]}`);
  printData(`next      ${next}`);
}

/** Lists submissions that wait for a review; to a reviewer also those that are held back. */
async function queue(flags: ActFlags): Promise<void> {
  const { reviewQueue } = await askServer(await accessOf(flags), ReviewQueue, { first: 100, after: null });
  const waiting = reviewQueue.nodes.map(
    ({ id, what, submittedBy, lifecycle, revision, receivedAt, reviewCapacity }) => ({
      id,
      what,
      submittedBy,
      lifecycle,
      revision,
      receivedAt,
      waits: reviewCapacity.sentence,
    }),
  );
  if (flags.json) return printJson('review', { ok: true, queue: waiting });
  if (waiting.length === 0) return printData('nothing waits for a review');
  printData(
    table(
      [
        ['received', ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' ')],
        ['state', ({ lifecycle }) => lifecycle],
        ['what', ({ what }) => what],
        ['by', ({ submittedBy }) => submittedBy],
        ['waits', ({ waits }) => waits],
        ['id', ({ id }) => id],
      ],
      waiting,
    ),
  );
}
