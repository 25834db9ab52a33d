import { expect, test } from 'vitest';
import { withUnknown } from './picker.tsx';

const CHIPS = [{ value: 'amd-mi210', words: 'MI210' }];

test('a value that nobody knows stays in its field, and is not the first of the list', () => {
  expect(withUnknown(CHIPS, 'nobodys')[0]).toEqual({ value: 'nobodys', words: 'nobodys (unknown)' });
  expect(withUnknown(CHIPS, 'amd-mi210')).toEqual(CHIPS);
});
