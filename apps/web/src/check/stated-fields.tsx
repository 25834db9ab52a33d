import type { FieldOption } from '../address/form-field.ts';
import { Options } from '../frame/picker.tsx';
import type { Stated } from './check-answer.ts';

interface StatedFieldsProps {
  chips: readonly FieldOption[];
  models: readonly FieldOption[];
  weights: readonly FieldOption[];
  stated: Stated;
  runs: number;
  run: number;
  onStated: (stated: Stated) => void;
  onRun: (run: number) => void;
}

const NOT_STATED: FieldOption = { value: '', words: 'as in the file' };

/** Fields for what files leave open; where a file says it, the file counts. */
export function StatedFields({
  chips,
  models,
  weights,
  stated,
  runs,
  run,
  onStated,
  onRun,
}: StatedFieldsProps) {
  const set = (key: keyof Stated) => (value: string) => onStated({ ...stated, [key]: value });
  return (
    <fieldset className="check-stated">
      <legend>What the file does not say</legend>
      <Choice name="chip" label="Chip" value={stated.chip} of={chips} onValue={set('chip')} />
      <div className="question">
        <label htmlFor="check-chips">Chips</label>
        <input
          id="check-chips"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={stated.chips}
          onChange={(event) => set('chips')(event.target.value)}
        />
      </div>
      <Choice name="model" label="Model" value={stated.model} of={models} onValue={set('model')} />
      <Choice name="weights" label="Weights" value={stated.weights} of={weights} onValue={set('weights')} />
      {runs > 1 ? (
        <div className="question">
          <label htmlFor="check-run">Run, of {runs}</label>
          <select id="check-run" value={String(run)} onChange={(event) => onRun(Number(event.target.value))}>
            <Options
              of={Array.from({ length: runs }, (_, i) => ({ value: String(i + 1), words: String(i + 1) }))}
            />
          </select>
        </div>
      ) : null}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  of: readonly FieldOption[];
  onValue: (value: string) => void;
}

function Choice({ name, label, value, of, onValue }: ChoiceProps) {
  const id = `check-${name}`;
  return (
    <div className="question">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        <Options of={[NOT_STATED, ...of]} />
      </select>
    </div>
  );
}
