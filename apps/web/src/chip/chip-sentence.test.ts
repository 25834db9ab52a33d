import type { PlacedRow } from '@inferbench/answers/load/shape';
import type { StandingAnswer } from '@inferbench/graphql-documents/answers';
import { expect, test } from 'vitest';
import { chipSentence } from './chip-sentence.ts';
import { reasonsOf, sharedPlace, standingsOf } from './standing.ts';

const SERVER = { chips: 8, extent: 'SERVER', pools: 'AGGREGATED' } as const;
const CHIP = { shortName: 'A9', status: 'SHIPPING' as const, pointsInAll: 3, simulatorErrors: [] };

type Row = Pick<PlacedRow, 'chip' | 'place' | 'overlapsFirst'> & Partial<PlacedRow>;

/** An answer with these rows; the sentences read nothing else. */
function answer(lists: {
  published?: Row[];
  simulated?: Row[];
  unplaced?: {
    chip: string;
    words: string;
    value: { kind: 'SIMULATED' | null; words: string };
    reason?: 'DOES_NOT_FIT';
    chipsNeeded?: number | null;
  }[];
}): StandingAnswer {
  const rows = (list: Row[] = []) => list.map((row) => ({ ...SERVER, of: 2, ...row }));
  const { unplaced = [] } = lists;
  return {
    slice: { modelName: 'M', inputTokens: 8192, outputTokens: 1024 },
    atLine: { published: rows(lists.published), simulated: rows(lists.simulated), unplaced },
  } as unknown as StandingAnswer; // of whole answers only these fields count
}

const lead = (answers: StandingAnswer[], failed = false) =>
  chipSentence(CHIP, { standings: standingsOf('a', answers), reasons: reasonsOf('a', answers), failed }, null)
    .lead;
const [first, second] = [
  { chip: 'a', place: 1, overlapsFirst: true },
  { chip: 'b', place: 2, overlapsFirst: false },
];

test('places by published runs stand before simulated ones, each named', () => {
  const published = [
    { ...first, chip: 'b' },
    { ...second, chip: 'a' },
  ];
  expect(lead([answer({ published, simulated: [first, second] })])).toBe(
    'Published, one server: 2nd of 2 on M at 8K / 1K. Simulated, first by value on M, and never clearly behind the first.',
  );
});

test('published places count every size of a class, and a first place that is shared names who shares it', () => {
  const published = [
    { ...first, chip: 'b', key: 'b', label: 'B9', chips: 2, of: 3 },
    { ...first, key: 'a', label: 'A9', chips: 1, of: 3 },
    { ...second, chip: 'c', key: 'c', label: 'C9', chips: 4, of: 3 },
    { ...first, chip: 'd', key: 'd', label: 'D9', extent: 'RACK' as const },
  ];
  expect(lead([answer({ published })])).toBe(
    'Published, one server: 1st of 3 on M at 8K / 1K (not told apart from B9).',
  );
});

test('a place says how many ran only at higher speeds, and that a first one is shared with them', () => {
  const published = [first, second].map((each) => ({ ...each, of: 3 }));
  expect(lead([answer({ published })])).toBe(
    'Published, one server: 1st of 3 on M at 8K / 1K (not told apart from 1 run faster only).',
  );
  const behind = [
    { ...first, chip: 'b' },
    { ...second, chip: 'a' },
  ].map((each) => ({ ...each, of: 3 }));
  expect(lead([answer({ published: behind })])).toBe(
    'Published, one server: 2nd of 3 on M at 8K / 1K (beside 1 run faster only).',
  );
});

test('nobody is first of systems of which none is of its size and kind', () => {
  expect(lead([answer({ simulated: [{ ...first, of: 1 }] })])).toBe(
    'Simulated, no other system of the size and kind of A9.',
  );
  const alone = [first, { ...second, pools: null }];
  expect(lead([answer({ published: alone, simulated: [first, second] })])).not.toContain('By published runs');
});

test('what is not there has the reason that the answers give; what failed is no fact', () => {
  const words = 'does not fit: 72 GB of 700 GB; 10 chips hold it';
  const unplaced = { chip: 'a', words, value: { kind: null, words }, reason: 'DOES_NOT_FIT' as const };
  expect(lead([answer({ simulated: [second], unplaced: [{ ...unplaced, chipsNeeded: 1_010 }] })])).toBe(
    'A9 has no place in these workloads: M needs 1,010 of them.',
  );
  const longer = answer({ unplaced: [{ ...unplaced, chipsNeeded: 1_024 }] });
  expect(lead([answer({ unplaced: [{ ...unplaced, chipsNeeded: 1_010 }] }), longer])).toBe(
    'A9 has no place in these workloads: M needs 1,010 to 1,024 of them.',
  );
  expect(lead([answer({ unplaced: [{ ...unplaced, chipsNeeded: null }] })])).toBe(
    'A9 has no place in these workloads: no number of them holds M.',
  );
  expect(lead([answer({ simulated: [first, second] })], true)).toBe(
    'What compares it with others could not be computed just now.',
  );
});

test('a reason that several simulations share is said once, without their values', () => {
  const reason = 'too few runs of its family are public';
  const apart = (range: string) =>
    answer({
      unplaced: [
        { chip: 'a', words: `simulated, ${range}: ${reason}`, value: { kind: 'SIMULATED', words: reason } },
      ],
    });
  expect(lead([apart('167 to 781'), apart('899 to 4,424')])).toBe(
    `A9 has no place in these workloads: ${reason}.`,
  );
});

test('a prototype has no place because it is not sold', () => {
  const told = chipSentence(
    { ...CHIP, status: 'RESEARCH' },
    { standings: standingsOf('a', []), reasons: [], failed: false },
    null,
  );
  expect(told.lead).toBe(
    'A9 has no place in these workloads: it is a research prototype, and places are of chips that are sold.',
  );
});

test('a chip at a desk is introduced by what runs on it', () => {
  const machine = { sentence: 'With 4,096 tokens of text, M is the largest that fits.' };
  const others = {
    standings: standingsOf('a', [answer({ simulated: [first] })]),
    reasons: [],
    failed: false,
  };
  expect(chipSentence(CHIP, others, machine).lead).toBe(machine.sentence);
});

test('a first place that others share, at the line or at higher speeds, says so wherever it stands', () => {
  const place = (row: { place: number; of: number }, places: number[]) =>
    sharedPlace({ row, rows: places.map((each) => ({ place: each })) } as unknown as Parameters<
      typeof sharedPlace
    >[0]); // no other field is read
  expect([
    place({ place: 1, of: 2 }, [1, 2]),
    place({ place: 1, of: 2 }, [1, 1]),
    place({ place: 1, of: 3 }, [1, 2]),
    place({ place: 2, of: 3 }, [1, 2]),
  ]).toEqual(['1st of 2', '1st of 2, shared', '1st of 3, shared', '2nd of 3']);
});

test('models that no number of chips holds are one reason, by name', () => {
  const words = 'does not fit';
  const unplaced = { chip: 'a', words, value: { kind: null, words }, reason: 'DOES_NOT_FIT' as const };
  const answers = ['M', 'N'].map((modelName) => {
    const one = answer({ unplaced: [{ ...unplaced, chipsNeeded: null }] });
    return { ...one, slice: { ...one.slice, modelName } };
  });
  expect(reasonsOf('a', answers)).toEqual(['no number of them holds M or N']);
});

test('a chip that was run and has no time in the table of errors is not called untested', () => {
  const rest = (pointsInAll: number) =>
    chipSentence(
      { ...CHIP, pointsInAll },
      { standings: standingsOf('a', []), reasons: [], failed: false },
      null,
    ).rest;
  expect(rest(3)).toBe('3 published or measured results.');
  expect(rest(0)).toBe('Nobody has published a run on it. No published time tests the simulator on it.');
});
