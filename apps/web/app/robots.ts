import type { MetadataRoute } from 'next';
import { siteOrigin } from '../src/frame/origin.ts';

/** Everything here is public. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${await siteOrigin()}/sitemap.xml` };
}
