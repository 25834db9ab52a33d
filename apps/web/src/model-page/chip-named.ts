import { headers } from 'next/headers';
import type { ChipNamed } from '../address/model-request.ts';
import { loadNames } from '../names/load-names.ts';
import { resolveIn } from '../names/site-names.ts';

/** Chips by any of their names; none where the API does not say. */
export async function loadChipNamed(): Promise<ChipNamed> {
  const names = await loadNames((await headers()).get('x-forwarded-for'));
  return (text) => {
    const found = resolveIn(names, 'chips', text);
    return found.kind === 'one' ? { slug: found.entry.slug, shortSlug: found.entry.shortSlug } : null;
  };
}
