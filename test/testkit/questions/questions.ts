import { OF_KINDS } from './of-kinds.ts';
import { BUYER } from './of-buyers.ts';
import { ENGINEER } from './of-engineers.ts';
import { JOURNALIST } from './of-journalists.ts';
import { READER } from './of-readers.ts';
import type { Question } from './question.ts';

/** What people come with. */
export const QUESTIONS: readonly Question[] = [...BUYER, ...JOURNALIST, ...ENGINEER, ...READER, ...OF_KINDS];
