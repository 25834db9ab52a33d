import { WEIGHTS_PATH } from '@inferbench/domain/terms/precision-basis';

/** Expression for who says in which precision the weights of a `run` were: packages/domain/src/terms/precision-basis.ts. */
export const PRECISION_BASIS = `CASE WHEN run.kind = 'REPORTED' THEN 'PUBLISHED'
       WHEN run.document #> '{source,fields}' @> '[{"path": "${WEIGHTS_PATH}"}]'
         AND NOT coalesce(run.document #> '{source,stated}' ? '${WEIGHTS_PATH}', false) THEN 'IN_FILE'
       ELSE 'DECLARED' END`;
