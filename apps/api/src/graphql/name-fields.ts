import type { Names } from '@inferbench/domain/catalogue/names';
import { z } from 'zod';

/** What a chip and a model are called beside their name in the catalogue. */
export const NAME_FIELDS = {
  shortName: z.string().describe('What it is called in lists, titles and drawings.'),
  longName: z.string().describe('What it is called in full.'),
  shortSlug: z.string().describe('What the addresses of its pages are made of.'),
};

export function nameFields({ short, long, slug }: Names) {
  return { shortName: short, longName: long, shortSlug: slug };
}
