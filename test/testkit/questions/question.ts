import type { Step } from './step.ts';

/** One of the twenty questions that people come with. */
export interface Question {
  who: string;
  asks: string;
  /** Where they are when they ask. */
  start: string;
  steps: readonly Step[];
  answer: Answer;
}

/** What counts as one; each part names what is read there. */
export interface Answer {
  /** Stands in the first pixels of the page reached. */
  first: Readonly<Record<string, RegExp>>;
  /** Stands on the page, wherever. */
  page?: Readonly<Record<string, RegExp>>;
  /** Nowhere on the page. */
  never?: RegExp;
  /** What is reached is a file. */
  file?: 'PICTURE' | 'JSON';
}
