import { test as property, fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const LIMITS = { visitors: 3, jobsEach: 4 };

test('who waits longest comes first, and nobody twice before the others', () => {
  const turns = new Turns<string>(LIMITS);
  for (const job of ['a1', 'a2', 'a3', 'b1', 'c1']) expect(turns.add(job.slice(0, 1), job)).toBe(true);
  const order: string[] = [];
  for (let next = turns.next(); next !== null; next = turns.next()) {
    order.push(next.job);
    turns.done(next.visitor);
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('one visitor runs one job at a time, however many threads are free', () => {
  const turns = new Turns<number>(LIMITS);
  turns.add('a', 1);
  turns.add('a', 2);
  expect(turns.next()?.job).toBe(1);
  expect(turns.next()).toBeNull();
  turns.done('a');
  expect(turns.next()?.job).toBe(2);
});

test('only who runs none waits for the others', () => {
  const turns = new Turns<number>(LIMITS);
  turns.add('a', 1);
  turns.next();
  turns.add('a', 2);
  expect(turns.waits()).toBe(false);
  turns.add('b', 1);
  expect(turns.waits()).toBe(true);
  turns.next();
  expect(turns.waits()).toBe(false);
});

test('a full queue refuses, the others keep their places', () => {
  const turns = new Turns<number>(LIMITS);
  for (let i = 0; i < LIMITS.jobsEach; i += 1) expect(turns.add('greedy', i)).toBe(true);
  expect(turns.add('greedy', 9)).toBe(false);
  expect(turns.add('b', 1)).toBe(true);
  expect(turns.add('c', 1)).toBe(true);
  expect(turns.add('d', 1)).toBe(false);
});

const act = fc.oneof(
  fc.record({ add: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
  fc.constant('next' as const),
  fc.record({ done: fc.nat({ max: 4 }) }),
);

property.prop([fc.array(act, { maxLength: 200 })])(
  'nothing is lost, nothing runs twice, no visitor runs two at once',
  (acts) => {
    const turns = new Turns<number>(LIMITS);
    const added: number[] = [];
    const ran: number[] = [];
    const running: string[] = [];
    let id = 0;
    const take = () => {
      const next = turns.next();
      if (next === null) return;
      expect(running).not.toContain(next.visitor);
      running.push(next.visitor);
      ran.push(next.job);
    };
    const finish = (index: number) => {
      const [visitor] = running.splice(index % Math.max(1, running.length), 1);
      if (visitor !== undefined) turns.done(visitor);
    };
    for (const each of acts) {
      if (each === 'next') take();
      else if ('done' in each) finish(each.done);
      else if (turns.add(each.add, (id += 1))) added.push(id);
    }
    while (running.length > 0 || turns.waiting > 0) {
      finish(0);
      take();
    }
    expect(ran.toSorted((x, y) => x - y)).toEqual(added);
  },
);
