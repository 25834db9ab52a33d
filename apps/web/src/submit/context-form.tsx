import { CONTEXT_GROUPS, type ContextField, fieldId } from './context-field.ts';
import { Options } from '../frame/picker.tsx';
import { FieldError, invalidity } from '../frame/field-error.tsx';
import type { WorkloadNames } from '../workload/names.ts';
import type { Mapping } from './mapping-rows.ts';
import type { Submission } from './use-submission.ts';

interface ContextFormProps extends Asking {
  fields: readonly ContextField[];
  suggestions: WorkloadNames;
}

interface Asking extends Pick<Submission, 'state' | 'change'> {
  /** Runs that the file was read as with the answers; null before. */
  mapping: Pick<Mapping, 'meant'> | null;
}

/** What the file lacks, in groups; the first two hold everything that scoring needs. */
export function ContextForm({ fields, suggestions, ...rest }: ContextFormProps) {
  return (
    <>
      {CONTEXT_GROUPS.map((group, index) => {
        const own = fields.filter((field) => field.group === group);
        const asked = <Questions key={group} group={group} fields={own} {...rest} />;
        if (index < 2) return asked;
        return (
          <details key={group}>
            <summary>{group}</summary>
            {asked}
          </details>
        );
      })}
      {(['chips', 'models'] as const).map((kind) => (
        <datalist key={kind} id={`names-of-${kind}`}>
          <Options of={suggestions[kind].map(({ slug, name }) => ({ value: slug, words: name }))} />
        </datalist>
      ))}
    </>
  );
}

interface QuestionsProps extends Asking {
  group: string;
  fields: readonly ContextField[];
}

function Questions({ group, fields, state, change, mapping }: QuestionsProps) {
  return (
    <fieldset className="questions">
      <legend>{group}</legend>
      {fields.map((field) => (
        <Question
          key={field.path}
          field={field}
          value={state.values[field.path] ?? ''}
          error={state.errors[field.path]}
          meant={mapping?.meant[field.path] ?? null}
          onChange={(value) => change({ values: { ...state.values, [field.path]: value } })}
        />
      ))}
    </fieldset>
  );
}

interface QuestionProps {
  field: ContextField;
  value: string;
  error: string | undefined;
  /** Slug that the answer is read as; null for none. */
  meant: string | null;
  onChange: (value: string) => void;
}

function Question({ field, value, error, meant, onChange }: QuestionProps) {
  const id = fieldId(field.path);
  return (
    <div className="question">
      <label htmlFor={id}>
        {field.label}
        {field.needed ? ' (needed)' : ''}
        {field.hint === undefined ? null : <span className="unit">, {field.hint}</span>}
      </label>
      <Answer field={field} id={id} value={value} error={error} onChange={onChange} />
      {value === '' || meant === null || meant === value ? null : (
        <p className="note" role="status">
          Read as <code>{meant}</code>.
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

// No field has a name: nothing of this form can get into an address.
function Answer({ field, id, value, error, onChange }: Omit<QuestionProps, 'meant'> & { id: string }) {
  const wrong = invalidity(id, error);
  if (field.kind === 'yes') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value !== ''}
        {...wrong}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <select id={id} value={value} {...wrong} onChange={(event) => onChange(event.target.value)}>
        <option value="">not stated</option>
        {field.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={id}
      type="text"
      autoComplete="off"
      spellCheck={false}
      inputMode={field.kind === 'text' ? 'text' : 'decimal'}
      value={value}
      {...(field.suggest === undefined ? {} : { list: `names-of-${field.suggest}` })}
      {...wrong}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
