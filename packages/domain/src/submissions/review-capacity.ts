import type { Lifecycle } from './lifecycle.ts';

/** Persons who have to agree before anything is published. */
export const PERSONS_TO_PUBLISH = 2;

/** Persons who review here, and those of them who have no part in a submission. */
export interface Capacity {
  reviewers: number;
  withoutConflict: number;
}

const people = (n: number) => (n === 0 ? 'no reviewer' : n === 1 ? '1 reviewer' : `${n} reviewers`);

/** What a submission waits for, in a sentence. Where too few may decide, it says so: nothing is published by itself. */
export function waitsForWords(lifecycle: Lifecycle, { reviewers, withoutConflict }: Capacity): string {
  if (withoutConflict < PERSONS_TO_PUBLISH) {
    const conflicted = reviewers - withoutConflict;
    const part =
      conflicted === 0 ? '' : `, ${conflicted} of them ${conflicted === 1 ? 'has' : 'have'} a part in it`;
    return `Waiting: ${people(reviewers)} here${part}; it takes two without a part in it. Nobody may publish this.`;
  }
  return lifecycle === 'IN_REVIEW'
    ? 'Waiting for two persons who have no part in it to agree.'
    : 'Waiting for a reviewer who has no part in it.';
}
