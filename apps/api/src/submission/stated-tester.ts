import { findBearers } from '@inferbench/db/submissions/find-tester';
import { readDeclarant } from '@inferbench/db/specifications/declarant-reader';
import type { Finding } from '@inferbench/domain/errors/finding';
import { bodyNamedIn, KNOWN_BODIES } from '@inferbench/domain/names/known-body';
import { areAlike, nameProblem } from '@inferbench/domain/names/public-name';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { shapeFinding } from '../mutation/input-findings.ts';

const PATH = 'input.testedBy';

/** Tester that a submission names. */
export interface StatedTester {
  /** Name as it is said; that of its bearer where one is asked. */
  name: string;
  /** The organisation that is asked; null where nobody here bears the name. */
  organizationId: string | null;
}

/**
 * Who measured, as it is stated: null where it is the organisation that submits, the organisation of that name, which is asked, or a
 * name that is only said. A name that others hold, or that looks like one, is refused: nobody would be there to confirm it.
 */
export async function statedTester(
  { database: { pool } }: Pick<ApiContext, 'database'>,
  stated: string | null,
  organizationId: string,
): Promise<Result<StatedTester | null, Finding>> {
  if (stated === null) return ok(null);
  const name = stated.trim();
  const problem = nameProblem(name);
  if (problem !== null)
    return fail({
      ...shapeFinding(PATH, {
        value: name.slice(0, 80),
        expected: problem.expected,
        fix: 'Write the name as its bearer does, or leave it out.',
      }),
      message: `The name of who measured ${problem.words}.`,
    });
  const { organizationName } = await readDeclarant(pool, { organizationId, subject: 'CHIP', slug: '' });
  const { tester, held, bodies } = await findBearers(pool, name);
  if (areAlike(name, organizationName) || tester?.id === organizationId) return ok(null);
  if (tester !== null) return ok({ name: tester.name, organizationId: tester.id });
  const other = held ?? bodyNamedIn(name, [...KNOWN_BODIES, ...bodies]);
  return other === null ? ok({ name, organizationId: null }) : fail(nameHeld(name, other));
}

/** The name is somebody's who is not here to confirm it. */
function nameHeld(name: string, held: string): Finding {
  const how = name === held ? `is the name of somebody else` : `names, or looks like, "${held}"`;
  return {
    rule: 'SPEC-NAME',
    severity: 'reject',
    path: PATH,
    message: `"${name}" ${how}, and only that organisation could confirm that it measured this.`,
    value: name,
    expected:
      'an organisation of this installation, written as it writes itself, or a name that nobody holds',
    fix: 'Leave it out, or have the organisation join this installation: it is asked to confirm, and named once it does.',
  };
}
