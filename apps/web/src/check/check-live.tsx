'use client';

import { counted } from '@inferbench/units/english';
import { pageAddress } from '../address/pages.ts';
import type { FieldOption } from '../address/form-field.ts';
import { EngineBroken } from '../engine/engine-notes.tsx';
import type { ChosenFile } from '../frame/dropped-files.ts';
import { LabTabs } from '../lab/lab-tabs.tsx';
import { type CheckAnswer, EXAMPLE_STATED, type Stated } from './check-answer.ts';
import { DropField } from './drop-field.tsx';
import { FileView } from './file-view.tsx';
import { StatedFields } from './stated-fields.tsx';
import { TakeCheck } from './take-check.tsx';
import { useCheck } from './use-check.ts';
import { PageHead } from '../frame/page-head.tsx';
import type { FilesCompared } from '@inferbench/answers/file-check/shape';
import { Section } from '../frame/section.tsx';

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
  const { answer, busy, broken, restart, files, stated, run, said, look, take } = useCheck();
  const { checked, runs } = answer;
  const isShown = files.length > 0;
  return (
    <>
      <PageHead
        title="Is this result possible, and where did the peak go?"
        above={<LabTabs current="check" />}
      >
        Drop the file that your tool wrote: vLLM, SGLang, guidellm, aiperf, TensorRT-LLM, llama.cpp, MLPerf
        and more. <b>It is read in this page; nothing leaves your browser.</b> Two files are compared. Each is
        held against the data sheets of {counted(options.chips.length, 'chip')} and the shapes of{' '}
        {counted(options.models.length, 'language model')}.
      </PageHead>
      <EngineBroken broken={broken} restart={restart} />
      <DropField
        files={files}
        isExample={files[0] === example}
        said={said}
        onFiles={(chosen) => void take(chosen)}
        onSecond={(chosen) => void take(chosen, files.slice(0, 1))}
        onExample={() => look([example], EXAMPLE_STATED, 1)}
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
            : checked.length === 0
              ? ''
              : `${counted(checked.length, 'file')} checked in this page.`
          : ''}
      </p>
      {isShown ? (
        <Answers
          answer={answer}
          busy={busy}
          stated={stated}
          origin={origin}
          isExample={files[0] === example}
        />
      ) : (
        <p className="note">
          The same in a terminal: <code>inferbench check result.json</code>. To put a result on the board:{' '}
          <a href={pageAddress('submit')}>Submit a run</a>.
        </p>
      )}
    </>
  );
}

interface AnswersProps {
  answer: CheckAnswer;
  busy: boolean;
  stated: Stated;
  origin: string;
  isExample: boolean;
}

function Answers({ answer, busy, stated, origin, isExample }: AnswersProps) {
  const { checked, compared, refused } = answer;
  return (
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
        <FileView
          key={one.run}
          one={one}
          index={index}
          isOnly={checked.length === 1}
          isExample={isExample && index === 0}
        />
      ))}
      {checked.length === 0 ? null : (
        <TakeCheck checked={checked} compared={compared} stated={stated} origin={origin} />
      )}
    </div>
  );
}

/** Differences of two files, and only then which is faster. */
function ComparedView({ compared, names }: { compared: FilesCompared; names: readonly string[] }) {
  const { differences, text, reasons } = compared;
  const [first = '', second = ''] = names;
  return (
    <Section id="compared" title={text}>
      {reasons.map((reason) => (
        <p key={reason} className="note">
          {reason}
        </p>
      ))}
      <div className="scrolls" role="region" aria-label="What the files differ in" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">What differs</th>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((each) => (
              <tr key={each.what}>
                <th scope="row">{each.what}</th>
                <td>{each.first}</td>
                <td>{each.second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
