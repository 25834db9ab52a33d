import { useEffect, useEffectEvent, useState } from 'react';
import { useEngine } from '../engine/use-engine.ts';
import { type ChosenFile, onDrop, readChosen } from '../frame/dropped-files.ts';
import { type CheckTask, NOTHING_CHECKED, NOTHING_STATED, type Stated } from './check-answer.ts';

/** Files that are taken at once; together they stay far below what a worker can hold. */
const MOST_FILES = 20;
const MOST_BYTES = 64_000_000;

/** Files that were chosen, what is stated beside them, and what the engine of the page makes of both. */
export function useCheck() {
  const engine = useEngine<CheckTask>('check', NOTHING_CHECKED);
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [stated, setStated] = useState<Stated>(NOTHING_STATED);
  const [run, setRun] = useState(1);
  const [said, setSaid] = useState('');
  const look = (chosen: ChosenFile[], of: Stated, number: number) => {
    setFiles(chosen);
    setStated(of);
    setRun(number);
    if (chosen.length > 0) engine.ask({ files: chosen, stated: of, run: number });
  };
  const take = async (dropped: readonly File[], beside: ChosenFile[] = []) => {
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
  };
  const takeDropped = useEffectEvent((dropped: readonly File[]) => void take(dropped));
  useEffect(() => onDrop((dropped) => takeDropped(dropped)), []);
  return { ...engine, files, stated, run, said, look, take };
}
