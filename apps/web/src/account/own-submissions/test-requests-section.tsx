import type { TestRequest } from '@inferbench/graphql-documents/test-requests';
import type { TestState } from '@inferbench/domain/submissions/tester';
import { submissionAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import type { ActingAs } from '../session/acting-as.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { formatDate } from '@inferbench/units/dates';
import { TestAnswerButtons } from './test-answer-buttons.tsx';
import { linked } from '../../chart/table/linked.tsx';

const ANSWERS: Readonly<Record<TestState, string>> = {
  OWN: 'not asked',
  SAID: 'not asked',
  ASKED: 'none yet: it is only said',
  CONFIRMED: 'you measured it',
  DENIED: 'you did not measure it',
};

export function TestRequestsSection({ requests, as }: { requests: readonly TestRequest[]; as: ActingAs }) {
  if (requests.length === 0) return null;
  return (
    <Section
      id="measured-by-you"
      title="Said to be measured by you"
      note="Others submitted these and name your organisation. It stands beside the figures only once you confirm it."
    >
      <StackTable
        caption="Results that name your organisation as who measured them"
        {...eachInRow(requests, ({ submission }) => submission, [
          ['Result', ({ submission, about }) => linked(submissionAddress(submission), about), 'FULL'],
          ['Submitted by', ({ submittedBy }) => submittedBy],
          ['Received', ({ at }) => formatDate(at)],
          [
            'Your answer',
            ({ submission, about, state }) => (
              <TestAnswerButtons
                submission={submission}
                about={about}
                words={ANSWERS[state]}
                state={state}
                as={as}
              />
            ),
            'FULL',
          ],
        ])}
      />
    </Section>
  );
}
