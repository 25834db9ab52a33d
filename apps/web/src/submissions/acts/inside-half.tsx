'use client';

import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import type { FieldOption } from '../../address/form-field.ts';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { ActOutcome } from '../../account/session/asking-button.tsx';
import { ActForm } from './act-form.tsx';
import { ACT_BUTTONS } from './act-words.ts';
import { FlagItem } from './flag-item.tsx';
import { type Acts, useActs } from './use-acts.ts';
import { Section } from '../../frame/section.tsx';

type Action = SubmissionResult['availableActions'][number];

interface InsideHalfProps {
  submission: string;
  version: number;
  as: ActingAs;
  actions: readonly Action[];
  story: Pick<SubmissionResult['story'], 'flags' | 'explanations'>;
  /** Every rule, for who may hold something back. */
  rules: readonly FieldOption[];
  correction: string;
  next: string;
}

/** What its organisation and reviewers see of a submission beside everybody: what holds it back, and what they may do. */
export function InsideHalf({
  submission,
  version,
  as,
  actions,
  story,
  rules,
  correction,
  next,
}: InsideHalfProps) {
  const acts = useActs({ submission, version, as });
  const flagged = [...new Set(story.flags.map(({ rule }) => rule))];
  const others = actions.filter(({ action }) => action !== 'EXPLAIN' && action !== 'WAIVE');
  return (
    <>
      <ActOutcome of={acts.said}>
        {({ words, done }) => (
          <p>
            {words} {done ? next : ''}
          </p>
        )}
      </ActOutcome>
      {flagged.length === 0 ? null : (
        <Section id="flags" title="What holds it back">
          {flagged.map((rule) => (
            <FlagItem
              key={rule}
              flags={story.flags.filter((flag) => flag.rule === rule)}
              explanations={story.explanations.filter((said) => said.rule === rule)}
              actions={actionsOfFlag(actions, story, rule)}
              acts={acts}
            />
          ))}
        </Section>
      )}
      {others.length === 0 ? null : (
        <Section id="acts" title="What you can do">
          <div className="acts">
            {others.map((each) => (
              <OtherAct key={each.action} {...each} {...{ acts, flagged, rules, correction }} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

interface OtherActProps extends Action, Pick<InsideHalfProps, 'rules' | 'correction'> {
  flagged: readonly string[];
  acts: Acts;
}

const AT_ONCE: ReadonlySet<string> = new Set(['TAKE_UP', 'RELEASE', 'PUBLISH']);

/** What needs words is folded until it is wanted. */
function OtherAct({ action, why, needs, acts, flagged, rules, correction }: OtherActProps) {
  if (action === 'CORRECT')
    return (
      <p>
        <a href={correction}>{ACT_BUTTONS.CORRECT}</a>. {why}
      </p>
    );
  // A refusal names what is wrong; where nothing is flagged, any rule may be it.
  const choices =
    action === 'REFUSE' && flagged.length > 0 ? rules.filter(({ value }) => flagged.includes(value)) : rules;
  const form = <ActForm {...{ action, why, needs, acts }} rules={choices} main={AT_ONCE.has(action)} />;
  if (AT_ONCE.has(action)) return form;
  return (
    <details>
      <summary>{ACT_BUTTONS[action]}</summary>
      {form}
    </details>
  );
}

/** What may be done about one flag: it is explained once or again, and let stand only once it is explained. */
function actionsOfFlag(
  actions: readonly Action[],
  { explanations }: InsideHalfProps['story'],
  rule: string,
): readonly Action[] {
  const explained = explanations.some((said) => said.rule === rule);
  return actions.filter(({ action }) => action === 'EXPLAIN' || (action === 'WAIVE' && explained));
}
