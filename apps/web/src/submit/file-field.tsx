import { useEffect } from 'react';
import { FieldError, invalidity } from '../frame/field-error.tsx';
import { onDrop } from '../frame/dropped-files.ts';
import { takeFile } from './take-file.ts';
import type { Submission } from './use-submission.ts';

const FILE_ID = 'result-file';
const RUN_ID = 'run-number';

/** One file, chosen or dropped anywhere on the page. It is read here and sent only by a button. */
export function FileField({ state, change }: Pick<Submission, 'state' | 'change'>) {
  const { file } = state;
  const error = state.errors['file'];
  useEffect(() => onDrop((files) => void takeFile(change, files)), [change]);

  return (
    <div className="drop">
      <label htmlFor={FILE_ID}>Choose a result file, or drop it on this page</label>
      <input
        id={FILE_ID}
        type="file"
        {...invalidity(FILE_ID, error)}
        onChange={(event) => void takeFile(change, [...(event.target.files ?? [])])}
      />
      <p className="note">
        {file === null
          ? 'One file as the tool wrote it, at most 24 MB.'
          : `${file.name}, ${file.text.length.toLocaleString('en')} characters. Nothing is sent before you press a button.`}
      </p>
      <FieldError id={FILE_ID} error={error} />
      {state.runs === null ? null : <RunField state={state} change={change} runs={state.runs} />}
    </div>
  );
}

function RunField({ state, change, runs }: Pick<Submission, 'state' | 'change'> & { runs: number }) {
  const error = state.errors['run'];
  return (
    <div className="question">
      <label htmlFor={RUN_ID}>Run, of the {runs} in this file</label>
      <select
        id={RUN_ID}
        value={state.run}
        {...invalidity(RUN_ID, error)}
        onChange={(event) => change({ run: event.target.value, errors: {} })}
      >
        <option value="">choose one</option>
        {Array.from({ length: runs }, (_, index) => (
          <option key={index + 1} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
      <FieldError id={RUN_ID} error={error} />
    </div>
  );
}
