import { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';
import { describe, expect, test } from 'vitest';
import { actorWords, ACTS, measuredBy, submissionTitle, tombstoneWords } from './submission-words.ts';

describe('what happened to a submission', () => {
  test('has words of its own for every event', () => {
    const words = SubmissionEvent.options.map((event) => ACTS[event]);
    expect(new Set(words).size).toBe(words.length);
    expect(ACTS.TAKE_UP).toBe('taken up for review');
  });

  test('names an organisation with its role, and no reviewer', () => {
    expect(actorWords({ role: 'SUBMITTER', organization: 'Acme' })).toBe('Acme, its submitter');
    expect(actorWords({ role: 'REVIEWER', organization: 'Acme' })).toBe('a reviewer');
    expect(actorWords({ role: 'SYSTEM', organization: null })).toBe('the rules');
  });

  test('calls a published result measured by its source, not by the catalogue that holds it', () => {
    const own = { submittedBy: 'Acme', test: { said: null, state: 'OWN' } } as const;
    const by = (role: 'CATALOGUE' | 'SUBMITTER') => measuredBy({ ...own, story: { timeline: [{ role }] } });
    expect([by('CATALOGUE'), by('SUBMITTER')]).toEqual(['by the source that published it', 'by Acme']);
  });
});

describe('a tombstone', () => {
  const stone = {
    by: 'OWNER',
    organization: 'Acme',
    reason: 'wrong clock',
    at: '',
    successor: null,
  } as const;

  test('says who withdrew it, and when', () => {
    expect(tombstoneWords(stone, '2 Jan 2026')).toBe('Withdrawn by its submitter, Acme, on 2 Jan 2026.');
    expect(tombstoneWords({ ...stone, by: 'REVIEW', organization: null }, '2 Jan 2026')).toBe(
      'Refused by review on 2 Jan 2026.',
    );
  });

  test('does not tell what it was about', () => {
    expect(submissionTitle({ about: null, lifecycle: 'WITHDRAWN' })).toBe('A withdrawn submission');
  });
});
