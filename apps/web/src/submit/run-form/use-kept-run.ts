import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Values } from '../build-context.ts';
import type { ChosenFile } from '../../frame/dropped-files.ts';
import { START, type SubmissionState } from '../submission-state.ts';
import { useKeptTexts } from '../vendor-form/kept-texts.ts';

export interface RunStart {
  file: ChosenFile | null;
  run: string;
  values: Values;
}

type Change = (part: Partial<SubmissionState>) => void;

const RUN = ' run';

/** The state of a run's form, of which file, run and answers outlive a reload and signing in; a file too large for the tab's store does not. */
export function useKeptRun(
  name: string,
  start: RunStart,
): { state: SubmissionState; change: Change; forget: () => void } {
  const chosen = useKeptTexts(
    `file ${name}`,
    useMemo(() => ({ ...start.file }), [start]),
  );
  const typed = useKeptTexts(
    `run ${name}`,
    useMemo(() => ({ ...start.values, [RUN]: start.run }), [start]),
  );
  const [rest, changeRest] = useReducer(
    (before: SubmissionState, part: Partial<SubmissionState>) => ({ ...before, ...part }),
    START,
  );
  const file = useMemo(() => fileIn(chosen.texts), [chosen.texts]);
  const { run, values } = useMemo(() => {
    const { [RUN]: number = '', ...answers } = typed.texts;
    return { run: number, values: answers };
  }, [typed.texts]);
  const now = { run, values, chosen, typed };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  // The same function always: a file that is still being read changes what stands there when it is read.
  const change = useCallback<Change>(({ file: next, run: number, values: answers, ...others }) => {
    const { current } = latest;
    if (next !== undefined) current.chosen.keep({ ...next });
    if (number !== undefined || answers !== undefined)
      current.typed.keep({ ...(answers ?? current.values), [RUN]: number ?? current.run });
    changeRest(others);
  }, []);
  const forget = () => {
    chosen.forget();
    typed.forget();
  };
  return { state: { ...rest, file, run, values }, change, forget };
}

function fileIn({ name, text }: Readonly<Record<string, string>>): ChosenFile | null {
  return name === undefined || text === undefined ? null : { name, text };
}
