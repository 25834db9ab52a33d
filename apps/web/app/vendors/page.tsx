import { headers } from 'next/headers';
import { counted } from '@inferbench/units/english';
import { vendorAddress } from '../../src/address/pages.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { loadNames } from '../../src/names/load-names.ts';
import '../search.css';

export const metadata = pageMetadata({
  title: 'Vendors',
  description:
    'Makers of AI chips with the number of their chips here and of the results published for them.',
  canonical: '/vendors',
});

/** Every maker, those with most points first. */
export default async function VendorsPage() {
  const { vendors } = await loadNames((await headers()).get('x-forwarded-for'));
  const sorted = vendors.toSorted((a, b) => b.points - a.points || a.shortName.localeCompare(b.shortName));
  return (
    <PageFrame current="vendors">
      <div className="head">
        <h1>Vendors</h1>
        <p className="lede">{counted(vendors.length, 'maker')} of AI chips.</p>
      </div>
      <ul className="place-list">
        {sorted.map(({ slug, shortName, chips, points }) => (
          <li key={slug}>
            <a href={vendorAddress(slug)}>{shortName}</a>{' '}
            <span className="sub">
              {counted(chips, 'chip')}, {counted(points, 'point')}
            </span>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
