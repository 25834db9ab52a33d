import type { FileCheck, FilesCompared } from '@inferbench/answers/file-check/shape';
import type { ChosenFile } from '../frame/dropped-files.ts';

/** Choices of the page for what files leave open; empty: nothing. */
export interface Stated {
  chip: string;
  chips: string;
  model: string;
  weights: string;
}

export const NOTHING_STATED: Stated = { chip: '', chips: '', model: '', weights: '' };

/** Statements beside the example that the page offers: it was measured on nothing. */
export const EXAMPLE_STATED: Stated = {
  chip: 'nvidia-h100-sxm5-80gb',
  chips: '1',
  model: '',
  weights: 'bf16',
};

export interface CheckedFile {
  name: string;
  check: FileCheck;
  run: string;
}

export interface CheckAnswer {
  checked: CheckedFile[];
  compared: FilesCompared | null;
  refused: { name: string; message: string; fix: string | null }[];
  runs: number;
}

export const NOTHING_CHECKED: CheckAnswer = { checked: [], compared: null, refused: [], runs: 0 };

export interface CheckTask {
  name: 'check';
  question: { files: ChosenFile[]; stated: Stated; run: number };
  answer: CheckAnswer;
}
