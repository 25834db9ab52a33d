import { waitsForWords } from '@inferbench/domain/submissions/review-capacity';
import { describe, expect, test } from 'vitest';

describe('what a submission waits for', () => {
  test('says who is missing where fewer than two may decide', () => {
    expect(waitsForWords('VALIDATED', { reviewers: 3, withoutConflict: 1 })).toBe(
      'Waiting: 3 reviewers here, 2 of them have a part in it; it takes two without a part in it. Nobody may publish this.',
    );
    expect(waitsForWords('IN_REVIEW', { reviewers: 0, withoutConflict: 0 })).toBe(
      'Waiting: no reviewer here; it takes two without a part in it. Nobody may publish this.',
    );
  });

  test('names the next act where two may', () => {
    expect(waitsForWords('VALIDATED', { reviewers: 2, withoutConflict: 2 })).toMatch(
      /^Waiting for a reviewer/,
    );
    expect(waitsForWords('IN_REVIEW', { reviewers: 5, withoutConflict: 2 })).toMatch(
      /^Waiting for two persons/,
    );
  });
});
