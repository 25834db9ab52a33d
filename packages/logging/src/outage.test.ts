import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { Outage } from './outage.ts';

test('an outage is one line, however often it is noticed, and its end another; the next one is told again', () => {
  const lines: string[] = [];
  const outage = new Outage(
    createLogger('test', 'info', { write: (line) => lines.push(line) }),
    'the database',
  );
  outage.over();
  expect(lines).toEqual([]);
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 100; time += 1) outage.noticed(new Error('refused'));
    outage.over();
    outage.over();
  }
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the database is away',
    'the database is back',
    'the database is away',
    'the database is back',
  ]);
});
