import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { expect, test } from 'vitest';
import { Lifecycle as StoredLifecycle } from '../generated/prisma/enums.ts';

test("the database's enum and the domain's have the same members", () => {
  expect(Object.values(StoredLifecycle).toSorted()).toEqual(Lifecycle.options.toSorted());
});
