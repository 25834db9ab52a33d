import { FieldError, errorId } from '../frame/field-error.tsx';
import { Options, withUnknown } from '../frame/picker.tsx';
import type { FormField } from '../address/form-field.ts';
import { Slider } from './slider.tsx';

interface FieldViewProps {
  field: FormField;
  text: string;
  onText: (text: string) => void;
  /** Numbers around a standard can be moved as well as typed. */
  slides?: boolean;
}

/** Label with unit, the value, what holds without an edit, and what is wrong. Its name is its key in the address. */
export function FieldView({ field, text, onText, slides = false }: FieldViewProps) {
  const { name, label, unit, standard, hint, options, problem } = field;
  const hintId = `${name}-hint`;
  const described = [hint === '' ? '' : hintId, problem === null ? '' : errorId(name)].filter(
    (id) => id !== '',
  );
  const common = {
    id: name,
    name,
    value: text,
    ...(problem === null ? {} : { 'aria-invalid': true }),
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
  };
  return (
    <div className="question">
      <label htmlFor={name}>
        {label}
        {unit === null ? null : <span className="unit">, {unit}</span>}
      </label>
      {options === null ? (
        <input
          {...common}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <select {...common} onChange={(event) => onText(event.target.value)}>
          <Options of={withUnknown(options, text)} />
        </select>
      )}
      {slides ? <Slider field={field} text={text} onText={onText} /> : null}
      {hint === '' ? null : (
        <p id={hintId} className="hint">
          {hint}
          {slides && text.trim() !== standard ? (
            <button type="button" className="quiet needs-js" onClick={() => onText(standard)}>
              Reset<span className="hidden-word"> {label}</span>
            </button>
          ) : null}
        </p>
      )}
      <FieldError id={name} error={problem ?? undefined} />
    </div>
  );
}
