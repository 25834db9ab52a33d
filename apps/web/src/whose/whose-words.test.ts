import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WhoseMarks } from './whose-marks.tsx';
import { whoseWords } from './whose-words.ts';

const OWN = { submitter: 'Acme', testedBy: 'Acme', chipVendor: 'Acme', relation: 'VENDOR_OWN' } as const;

describe('whose result it is', () => {
  test('names submitter, tester and vendor of the chip, and a publication as one', () => {
    expect(whoseWords(OWN)).toBe('submitted and tested by Acme · chip by Acme');
    expect(whoseWords({ ...OWN, testedBy: 'A lab', chipVendor: 'NVIDIA', relation: 'THIRD_PARTY' })).toBe(
      'submitted by Acme, tested by A lab · chip by NVIDIA',
    );
    expect(whoseWords({ ...OWN, relation: 'PUBLICATION' })).toBe('published figure · chip by Acme');
  });

  test('a third party, what nobody reviewed, and an unreviewed chip are marked; nothing else is', () => {
    const marks = (props: Parameters<typeof WhoseMarks>[0]) =>
      renderToStaticMarkup(createElement(WhoseMarks, props));
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
