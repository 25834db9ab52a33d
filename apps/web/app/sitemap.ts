import type { MetadataRoute } from 'next';
import { chipAddress, modelAddress, PAGES, vendorAddress } from '../src/address/pages.ts';
import { siteOrigin } from '../src/frame/origin.ts';
import { visitorNames } from '../src/address/names/visitor-names.ts';

/** Paths that lead elsewhere today, or list nothing of their own. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  PAGES.search.path,
  PAGES.points.path,
  PAGES.submissions.path,
  PAGES.organisation.path,
  PAGES.signIn.path,
  PAGES.feed.path,
]);

/** The pages that every visitor is offered, each model, chip and vendor; without the API the former alone. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [origin, names] = await Promise.all([siteOrigin(), visitorNames()]);
  const paths = [
    ...Object.values(PAGES)
      .map(({ path }) => path)
      .filter((path) => !LEFT_OUT.has(path)),
    ...names.models.map(({ shortSlug }) => modelAddress(shortSlug)),
    ...names.chips.map(({ shortSlug }) => chipAddress(shortSlug)),
    ...names.vendors.map(({ shortSlug }) => vendorAddress(shortSlug)),
  ];
  return paths.map((path) => ({ url: `${origin}${path}` }));
}
