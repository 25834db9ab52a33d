import type { Exported } from './exported.ts';
import type { Step } from './step.ts';

/** Text that answers a question, and the files of the same site. */
export interface Told {
  /** Visible text of the page. */
  text: string;
  /** Address of the page. */
  address: string;
  exported: Exported;
}

/** Compares what a page says with the files of the site: what does not agree, or is not there, in words. */
export type Meaning = (told: Told) => Promise<readonly string[]>;

/** One of the questions that people come with. */
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
  /** Comparison of its numbers with the files. */
  means?: Meaning;
  /** What is reached is a file. */
  file?: 'PICTURE' | 'JSON';
}
