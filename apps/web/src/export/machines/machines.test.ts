import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { SHIPPED_NAMES } from '../../address/names/names-fixture.ts';
import { atomFeed } from './atom.ts';
import { llmsText } from './llms-text.ts';

const entry = fc.record({
  path: fc.constantFrom('/points/a', '/changelog#engine-1', '/corrections'),
  title: fc.string({ unit: 'binary', maxLength: 40 }),
  summary: fc.string({ unit: 'binary', maxLength: 40 }),
  updated: fc
    .integer({ min: 0, max: 2_000_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
});

test('law: whatever the words, the feed has one element a thing, the newest first, and is as new as that', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      const text = atomFeed({ origin: 'https://site.test', title: 'T', path: '/feed.xml', entries });
      const updated = [...text.matchAll(/<updated>([^<]*)<\/updated>/g)].map(([, at]) => at ?? '');
      expect(updated).toHaveLength(entries.length + 1);
      const [own, ...rest] = updated;
      expect(rest).toEqual(rest.toSorted((a, b) => (a < b ? 1 : -1)));
      expect(own).toBe(rest[0] ?? '1970-01-01T00:00:00Z');
      expect(text.match(/<entry>/g) ?? []).toHaveLength(entries.length);
      // No text of an entry opens or ends an element.
      const tags = [...text.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag);
      expect(new Set(tags)).toEqual(
        new Set([
          'feed',
          'title',
          'id',
          'link',
          'updated',
          'author',
          'name',
          ...(entries.length > 0 ? ['entry', 'summary'] : []),
        ]),
      );
    }),
  );
});

test('the text for programs names every model and chip under its address of today', () => {
  const text = llmsText(SHIPPED_NAMES, 'https://site.test');
  for (const { shortSlug } of SHIPPED_NAMES.chips)
    expect(text).toContain(`(https://site.test/chips/${shortSlug})`);
  for (const { shortSlug } of SHIPPED_NAMES.models)
    expect(text).toContain(`(https://site.test/models/${shortSlug})`);
});
