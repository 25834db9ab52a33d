import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { whoseMarks } from './whose-marks.tsx';
import { testerWords, whoseTestWords, whoseWords } from './whose-words.ts';

const OWN = { submitter: 'Acme', testedBy: 'Acme', chipVendor: 'Acme', relation: 'VENDOR_OWN' } as const;

describe('whose result it is', () => {
  test('names submitter, tester and vendor of the chip, and a publication as one', () => {
    expect(whoseWords(OWN)).toBe('submitted and tested by Acme · chip by Acme');
    expect(whoseWords({ ...OWN, testedBy: 'A lab', chipVendor: 'NVIDIA', relation: 'THIRD_PARTY' })).toBe(
      'submitted by Acme, tested by A lab · chip by NVIDIA',
    );
    expect(whoseWords({ ...OWN, relation: 'PUBLICATION' })).toBe('published figure · chip by Acme');
  });

  test('names nobody as who measured but who confirmed it; what is only said stands in quotes, on the page of the result', () => {
    const alone = { ...OWN, testedBy: null, relation: 'THIRD_PARTY', chipVendor: 'NVIDIA' } as const;
    expect(whoseWords(alone)).toBe('submitted by Acme · chip by NVIDIA');
    const said = { said: 'A lab', state: 'SAID' } as const;
    expect(testerWords('Acme', said)).toBe('Acme says it was measured by "A lab"');
    expect(testerWords('Acme', { ...said, state: 'ASKED' })).toContain(
      'which was asked and did not confirm it yet',
    );
    expect(testerWords('Acme', { ...said, state: 'DENIED' })).toContain('which denies it');
    expect(testerWords('Acme', { ...said, state: 'CONFIRMED' })).toBe('by A lab, which confirmed it');
    expect(testerWords('Acme', { said: null, state: 'OWN' })).toBe('by Acme');
    expect(whoseTestWords('Acme', said)).toBe('submitted by Acme, says it was measured by "A lab"');
  });

  test('a third party, what nobody reviewed, and an unreviewed chip are marked; nothing else is', () => {
    const marks = (props: Parameters<typeof whoseMarks>[0]) => renderToStaticMarkup(whoseMarks(props));
    const own = {
      relation: 'VENDOR_OWN',
      lifecycle: 'PUBLISHED',
      chip: { slug: 'acme-a1', standing: 'REVIEWED' },
    } as const;
    expect(marks(own)).toBe('');
    expect(marks({ ...own, relation: 'THIRD_PARTY' })).toContain('third party');
    expect(marks({ ...own, lifecycle: 'VALIDATED' })).toContain('provisional');
    expect(marks({ ...own, lifecycle: 'IN_REVIEW' })).toContain('provisional');
    expect(marks({ ...own, chip: { slug: 'acme-a1', standing: 'DECLARED' } })).toContain('chip not reviewed');
    const local = marks({ ...own, chip: { slug: 'local-desk', standing: 'DECLARED' } });
    expect(local).toContain('local, unreviewed');
    expect(local).not.toContain('chip not reviewed');
    expect(marks({ ...own, chip: { slug: 'local-desk', standing: 'REVIEWED' } })).toBe('');
  });
});
