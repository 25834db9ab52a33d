import type { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import { useId, useState } from 'react';
import type { FieldOption } from '../../address/form-field.ts';
import { Options } from '../../frame/picker.tsx';
import { SentForm } from '../../frame/sent-form.tsx';
import { AskingButton } from '../../account/session/asking-button.tsx';
import { ACT_BUTTONS } from './act-words.ts';
import { type Acts, busyOf } from './use-acts.ts';

interface ActFormProps {
  action: SubmissionAction;
  why: string;
  needs: readonly string[];
  /** What may be chosen where a rule has to be named; one alone is not asked for. */
  rules: readonly FieldOption[];
  acts: Acts;
  /** The flag that it stands beside, of which there may be several. */
  flag?: string;
  main?: boolean;
}

const MOST_CHARACTERS = 4_000;

export function ActForm({ action, why, needs, rules, acts, flag, main = false }: ActFormProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [rule, setRule] = useState(rules[0]?.value ?? '');
  const asksRule = needs.includes('rule') && rules.length > 1;
  const asksWords = needs.includes('reason') || needs.includes('text');
  const send = async () => {
    if (await acts.send(action, { rule, words: words.trim() })) setWords('');
  };
  return (
    <SentForm
      label={flag === undefined ? ACT_BUTTONS[action] : `${ACT_BUTTONS[action]}, ${flag}`}
      send={send}
    >
      <p className="note">{why}</p>
      {asksRule ? (
        <div>
          <label htmlFor={`${id}-rule`}>Rule that it is about</label>
          <select id={`${id}-rule`} value={rule} onChange={(event) => setRule(event.target.value)}>
            <Options of={rules} />
          </select>
        </div>
      ) : null}
      {asksWords ? (
        <div>
          <label htmlFor={`${id}-words`}>
            {needs.includes('text') ? 'What explains it; it stays on record' : 'Why; it stays on record'}
          </label>
          <textarea
            id={`${id}-words`}
            required
            maxLength={MOST_CHARACTERS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      ) : null}
      <p>
        <AskingButton main={main} words={ACT_BUTTONS[action]} busy={acts.busy === busyOf(action, rule)} />
      </p>
    </SentForm>
  );
}
