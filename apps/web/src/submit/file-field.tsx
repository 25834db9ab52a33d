import { type DragEvent, useState } from 'react';
import { FieldError, invalidity } from './field-error.tsx';
import type { Submission } from './use-submission.ts';

const FILE_ID = 'result-file';
const RUN_ID = 'run-number';
/** In one request with the context this stays below the 32 MiB that the API takes. */
const MAX_BYTES = 24_000_000;

/** One file, chosen or dropped. It is read here and sent only by a button. */
export function FileField({ state, change }: Submission) {
  const [over, setOver] = useState(false);
  const { file } = state;
  const error = state.errors['file'];

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    const none = { run: '', runs: null, mapping: null, checked: null, receipt: null, trouble: null };
    if (chosen.size > MAX_BYTES) {
      const megabytes = (chosen.size / 1e6).toFixed(1);
      const message = `${chosen.name} has ${megabytes} MB; at most 24 MB are taken here. The command line takes larger files.`;
      change({ ...none, file: null, errors: { file: message }, said: message });
      return;
    }
    try {
      const text = await chosen.text();
      change({
        ...none,
        file: { name: chosen.name, text },
        errors: {},
        said: `${chosen.name} chosen; nothing was sent yet.`,
      });
    } catch {
      const message = `${chosen.name} cannot be read by this browser. Choose it again.`;
      change({ ...none, file: null, errors: { file: message }, said: message });
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 1) {
      const message = `${files.length} files were dropped; this page takes one. The command line takes several files of one run.`;
      change({ errors: { file: message }, said: message });
      return;
    }
    void take(files[0]);
  }

  return (
    <div
      role="group"
      aria-label="Result file"
      className={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={FILE_ID}>Choose a result file, or drop it here</label>
      <input
        id={FILE_ID}
        type="file"
        {...invalidity(FILE_ID, error)}
        onChange={(event) => void take(event.target.files?.[0])}
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
