import { GLOSSARY } from '../glossary/glossary.ts';
import type { TextSection } from './text.ts';

/** The definitions that stand behind the words of every page, in one list. */
export const WORDS_TEXT: readonly TextSection[] = [
  {
    id: 'words',
    title: 'Words',
    blocks: [
      {
        terms: Object.values(GLOSSARY)
          .map(({ term, meaning }) => [term, meaning] as const)
          .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
      },
    ],
  },
];
