import { nameSlug } from '@inferbench/domain/names';
import { resolveName } from '@inferbench/domain/resolve-name';
import { NamesOfChips } from '@inferbench/graphql-documents/catalogue-names';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { ask } from '../api/answer.ts';
import type { ChipNamed } from '../address/model-request.ts';

/** Chips by any of their names; none where the API does not say. */
export async function loadChipNamed(): Promise<ChipNamed> {
  const answer = await allPages(async (after) =>
    mapAnswer(await ask(NamesOfChips, { after }), ({ chips }) => chips),
  );
  const chips = answer.state === 'DATA' ? answer.value : [];
  const entries = chips.map(({ slug, shortName, longName, shortSlug, name, aliases }) => ({
    slug,
    shortSlug,
    names: [shortName, name, longName, ...aliases],
  }));
  return (text) => {
    const found = resolveName(entries, nameSlug(text));
    return found.kind === 'one' ? { slug: found.entry.slug, shortSlug: found.entry.shortSlug } : null;
  };
}
