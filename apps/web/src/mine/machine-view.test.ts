import { expect, test } from 'vitest';
import { memoryWords } from './machine-view.tsx';

test('memory of a card sold as 24 GB is said in both units', () => {
  expect(memoryWords({ usableBytes: 0.9 * 25_757_220_864, memoryBytes: 25_757_220_864 })).toBe(
    '23.2 GB of 25.8 GB counted as usable; 25.8 GB of 10⁹ bytes are the 24.0 GiB that the machine reports.',
  );
});
