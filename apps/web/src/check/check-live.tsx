'use client';

import { useCallback, useEffect, useState } from 'react';
import { pageAddress } from '../address/pages.ts';
import type { FieldOption } from '../address/form-field.ts';
import { EngineBroken } from '../engine/engine-notes.tsx';
import { useEngine } from '../engine/use-engine.ts';
import { type ChosenFile, onDrop, readChosen } from '../frame/dropped-files.ts';
import { LabTabs } from '../lab/lab-tabs.tsx';
import { type CheckTask, NOTHING_CHECKED, NOTHING_STATED, type Stated } from './check-answer.ts';
import { ComparedView } from './compared-view.tsx';
import { DropField } from './drop-field.tsx';
import { FileView } from './file-view.tsx';
import { StatedFields } from './stated-fields.tsx';
import { TakeCheck } from './take-check.tsx';

/** Files that are taken at once; together they stay far below what a worker can hold. */
const MOST_FILES = 20;
const MOST_BYTES = 64_000_000;

interface CheckLiveProps {
  origin: string;
  /** A file to look at, with the page: nothing is fetched for it. */
  example: ChosenFile;
  chips: readonly FieldOption[];
  models: readonly FieldOption[];
  weights: readonly FieldOption[];
}

/** Files are read and judged in a worker of this page; nothing of them is sent. */
export function CheckLive({ origin, example, ...options }: CheckLiveProps) {
  const { answer, busy, broken, ask, restart } = useEngine<CheckTask>('check', NOTHING_CHECKED);
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [stated, setStated] = useState<Stated>(NOTHING_STATED);
  const [run, setRun] = useState(1);
  const [said, setSaid] = useState('');
  const look = useCallback(
    (chosen: ChosenFile[], of: Stated, number: number) => {
      setFiles(chosen);
      setStated(of);
      setRun(number);
      if (chosen.length > 0) ask({ files: chosen, stated: of, run: number });
    },
    [ask],
  );
  const take = useCallback(
    async (dropped: readonly File[], beside: ChosenFile[] = []) => {
      const bytes = dropped.reduce((sum, { size }) => sum + size, 0);
      if (dropped.length + beside.length > MOST_FILES || bytes > MOST_BYTES) {
        setSaid(
          `At most ${MOST_FILES} files of 64 MB together. The command line takes more: inferbench check.`,
        );
        return;
      }
      const read = await Promise.all(dropped.map(readChosen));
      setSaid(read.filter((each) => typeof each === 'string').join(' '));
      look([...beside, ...read.filter((each) => typeof each !== 'string')], stated, 1);
    },
    [look, stated],
  );
  useEffect(() => onDrop((dropped) => void take(dropped)), [take]);
  const { checked, compared, refused, runs } = answer;
  const isShown = files.length > 0;
  return (
    <>
      <div className="head">
        <LabTabs current="check" />
        <h1>Is this result possible, and where did the peak go?</h1>
        <p className="lede">
          Drop the file that your tool wrote: vLLM, SGLang, guidellm, aiperf, TensorRT-LLM, llama.cpp, MLPerf
          and more. <b>It is read in this page; nothing leaves your browser.</b> Two files are compared.
        </p>
      </div>
      <EngineBroken broken={broken} restart={restart} />
      <DropField
        files={files}
        said={said}
        onFiles={(chosen) => void take(chosen)}
        onSecond={(chosen) => void take(chosen, files.slice(0, 1))}
        onExample={() => look([example], NOTHING_STATED, 1)}
      >
        {isShown ? (
          <StatedFields
            {...options}
            stated={stated}
            runs={runs}
            run={run}
            onStated={(next) => look(files, next, run)}
            onRun={(number) => look(files, stated, number)}
          />
        ) : null}
      </DropField>
      <p className="note" role="status">
        {isShown
          ? busy
            ? 'Reading …'
            : `${checked.length === 1 ? '1 file' : `${checked.length} files`} checked in this page.`
          : ''}
      </p>
      {isShown ? (
        <div aria-busy={busy} className="check-answers">
          {refused.map(({ name, message, fix }) => (
            <div key={name} className="message warning" role="alert">
              <p>
                <b>{name}</b>: {message} {fix}
              </p>
            </div>
          ))}
          {compared === null ? null : (
            <ComparedView compared={compared} names={checked.map(({ name }) => name)} />
          )}
          {checked.map((one, index) => (
            <FileView key={`${one.name} ${index}`} one={one} index={index} isOnly={checked.length === 1} />
          ))}
          {checked.length === 0 ? null : (
            <TakeCheck checked={checked} compared={compared} stated={stated} origin={origin} />
          )}
        </div>
      ) : (
        <p className="note">
          The same in a terminal: <code>npx inferbench check result.json</code>. To put a result on the board:{' '}
          <a href={pageAddress('submit')}>Submit a run</a>.
        </p>
      )}
    </>
  );
}
