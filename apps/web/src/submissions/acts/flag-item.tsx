import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { ruleAddress } from '../../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { ActForm } from './act-form.tsx';
import type { Acts } from './use-acts.ts';

type Story = SubmissionResult['story'];
type Flag = Story['flags'][number];
type Action = SubmissionResult['availableActions'][number];

interface FlagItemProps {
  flags: Story['flags'];
  explanations: Story['explanations'];
  actions: readonly Action[];
  acts: Acts;
}

/** All that one rule asks of a submission, with its arithmetic, what was answered, and the form to answer. */
export function FlagItem({ flags, explanations, actions, acts }: FlagItemProps) {
  const [first] = flags;
  if (first === undefined) return null;
  const { rule } = first;
  return (
    <article className="flag" aria-labelledby={`flag-${rule}`}>
      <h3 id={`flag-${rule}`}>
        <a href={ruleAddress(rule)}>
          <code className="unbroken">{rule}</code>
        </a>
      </h3>
      {flags.map(({ path, message, expected, fix }) => (
        <div key={`${path} ${message}`}>
          <p>{message}</p>
          <p className="note">
            {expected === null ? null : <>Expected: {expected}. </>}
            {fix === null ? null : <>{fix} </>}
            {path === '' ? null : (
              <>
                At <code>{path}</code>.
              </>
            )}
          </p>
        </div>
      ))}
      {explanations.map(({ text, at }) => (
        <blockquote key={`${at} ${text}`}>
          <p>{text}</p>
          <footer className="note">Its organisation, {formatDate(at)}</footer>
        </blockquote>
      ))}
      <p>{standOf(explanations.length > 0, first)}</p>
      {actions.map(({ action, why, needs }) => (
        <ActForm
          key={action}
          action={action}
          why={why}
          needs={needs}
          rules={[{ value: rule, words: rule }]}
          acts={acts}
          flag={rule}
          main
        />
      ))}
    </article>
  );
}

function standOf(explained: boolean, { waivedBy, persons }: Flag) {
  if (!explained) return 'It waits for an explanation.';
  if (waivedBy === 0)
    return persons === 1
      ? 'It is explained; one reviewer decides.'
      : `It is explained; ${persons} reviewers have to agree.`;
  return `It is explained; ${waivedBy} of ${persons} reviewers let it stand.`;
}
