import { ChipNames } from '@inferbench/graphql-documents/catalogue-names';
import type { MetadataRoute } from 'next';
import { chipAddress, PAGES } from '../src/address/pages.ts';
import { allPages, mapAnswer } from '../src/api/all-pages.ts';
import { ask } from '../src/api/answer.ts';
import { siteOrigin } from '../src/frame/origin.ts';

/** The pages that every visitor is offered, and each chip; without the API the former alone. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = await siteOrigin();
  const chips = await allPages(async (after) =>
    mapAnswer(await ask(ChipNames, { after }), (data) => data.chips),
  );
  const listed = chips.state === 'DATA' ? chips.value : [];
  const paths = [
    ...Object.values(PAGES).map(({ path }) => path),
    ...listed.map(({ slug }) => chipAddress(slug)),
  ];
  return paths.map((path) => ({ url: `${origin}${path}` }));
}
