import type { Lifecycle } from '@inferbench/domain/lifecycle';
import type { Relation } from '@inferbench/domain/relation';
import type { SpecificationStanding } from '@inferbench/domain/standing';

/** Who stands behind a result. */
export interface Whose {
  submitter: string;
  /** Null of a published figure, whose source says it. */
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

/** "submitted and tested by Acme", or both where they differ; of a publication who brings it. */
export function partiesWords({ submitter, testedBy }: Pick<Whose, 'submitter' | 'testedBy'>): string {
  if (testedBy === null) return `brought by ${submitter}`;
  if (submitter === testedBy) return `submitted and tested by ${submitter}`;
  return `submitted by ${submitter}, tested by ${testedBy}`;
}
