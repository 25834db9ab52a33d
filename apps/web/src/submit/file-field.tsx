import { useEffect } from 'react';
import { FieldError, invalidity } from '../frame/field-error.tsx';
import { onDrop, readChosen } from '../frame/dropped-files.ts';
import { Options } from '../frame/picker.tsx';
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
  const numbers = Array.from({ length: runs }, (_, index) => String(index + 1));
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
        <Options of={numbers.map((words) => ({ value: words, words }))} />
      </select>
      <FieldError id={RUN_ID} error={error} />
    </div>
  );
}

/** Bytes of a file: in one request with the context it stays below the 32 MiB that the API takes. */
const MAX_BYTES = 24_000_000;

const NOTHING_ANSWERED = {
  run: '',
  runs: null,
  mapping: null,
  checked: null,
  receipt: null,
  trouble: null,
  saidBy: null,
} as const;

/** Reads the one chosen or dropped file into the page; nothing is sent. */
async function takeFile(change: Submission['change'], files: readonly File[]): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  const refuse = (message: string): void =>
    change({ ...NOTHING_ANSWERED, file: null, errors: { file: message }, said: message });
  if (files.length > 1) {
    refuse(
      `${files.length} files were dropped; this page takes one. The command line takes several files of one run.`,
    );
    return;
  }
  if (file.size > MAX_BYTES) {
    const megabytes = (file.size / 1e6).toFixed(1);
    refuse(
      `${file.name} has ${megabytes} MB; this page takes at most 24 MB. A request takes 32 MiB; leave single requests out of the file, or measure for a shorter time.`,
    );
    return;
  }
  const read = await readChosen(file);
  if (typeof read === 'string') refuse(read);
  else
    change({
      ...NOTHING_ANSWERED,
      file: read,
      errors: {},
      said: `${file.name} chosen; nothing was sent yet.`,
    });
}
