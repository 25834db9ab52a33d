// Expressions for who measured, of `submission sub` of `organization org`, in statements; packages/domain/src/submissions/tester.ts says the same of what is read.

/** Whether whom it names confirmed it. */
const TEST_STATE = `CASE WHEN sub.tested_by IS NULL THEN 'OWN' WHEN sub.tester_id IS NULL THEN 'SAID'
       WHEN sub.test_state = 'SAID' THEN 'ASKED' ELSE sub.test_state END`;

/** The name that a row, a file or a citation may have, of a `run`; null where nobody confirmed it, and of a published figure. */
export const TESTED_BY = `CASE WHEN run.kind = 'MEASURED' THEN
       CASE ${TEST_STATE} WHEN 'OWN' THEN org.name WHEN 'CONFIRMED' THEN sub.tested_by END END`;

/** What is said and what was answered, as one column. */
export const TEST_CLAIM = `jsonb_build_object('state', ${TEST_STATE}, 'said', sub.tested_by)`;
