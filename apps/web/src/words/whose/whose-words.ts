import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { Relation } from '@inferbench/domain/terms/relation';
import type { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { partiesWords, saidWords, type TestClaim, testerOf } from '@inferbench/domain/submissions/tester';

export interface Whose {
  submitter: string;
  /** Null where nobody confirmed who measured, and of a published figure, whose source says it. */
  testedBy: string | null;
  chipVendor: string;
  relation: Relation;
  lifecycle: Lifecycle;
  specificationStanding: SpecificationStanding;
}

/** Who submitted, who tested, whose chip it is. Of a published figure the source stands beside it. */
export function whoseWords({
  submitter,
  testedBy,
  chipVendor,
  relation,
}: Omit<Whose, 'lifecycle' | 'specificationStanding'>): string {
  const chip = `chip by ${chipVendor}`;
  if (relation === 'PUBLICATION') return `published figure · ${chip}`;
  return `${partiesWords({ submitter, testedBy })} · ${chip}`;
}

/** Who measured, for the pages of the result alone: who confirmed it, or what is only said. */
export function testerWords(submitter: string, test: TestClaim): string {
  const tester = testerOf(test, submitter);
  if (tester !== null)
    return test.state === 'CONFIRMED' ? `by ${tester}, which confirmed it` : `by ${tester}`;
  return `${submitter} ${saidWords(test) ?? ''}`;
}

/** The same beside who submitted. */
export function whoseTestWords(submitter: string, test: TestClaim): string {
  const tester = testerOf(test, submitter);
  const parties = partiesWords({ submitter, testedBy: tester });
  return tester === null ? `${parties}, ${saidWords(test) ?? ''}` : parties;
}
