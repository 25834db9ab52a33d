import { graphql } from './graphql.ts';
import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { InvalidFields } from './submission-fields.ts';

const ImportedRun = graphql(`
  fragment ImportedRun on ImportedRun @_unmask {
    run
    missing
    fields {
      path
      key
      originalValue
      originalUnit
    }
    warnings {
      code
      message
      path
    }
  }
`);

/** Reads a result file as a run; stores nothing and needs no key. */
export const ImportRun = mutationOf('importRun', 'ImportRunInput', [ImportedRun, InvalidFields]);
export type ImportRunResult = AnswerOf<typeof ImportRun>;
