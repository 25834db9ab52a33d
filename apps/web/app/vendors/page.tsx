import { counted } from '@inferbench/units/english';
import { vendorAddress } from '../../src/address/pages.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import type { SiteNames } from '../../src/address/names/site-names.ts';
import { visitorNamesAnswer } from '../../src/address/names/visitor-names.ts';
import { PlaceList } from '../../src/search/unclear-view.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';

export const metadata = pageMetadata({
  title: 'Vendors',
  description:
    'Makers of AI chips with the number of their chips here and of the results published for them.',
  canonical: '/vendors',
});

export default async function VendorsPage() {
  const answer = await visitorNamesAnswer();
  return (
    <AnswerPage page="vendors" answer={answer}>
      {({ vendors }) => <VendorList vendors={vendors} />}
    </AnswerPage>
  );
}

function VendorList({ vendors }: Pick<SiteNames, 'vendors'>) {
  const sorted = vendors.toSorted((a, b) => b.points - a.points || a.shortName.localeCompare(b.shortName));
  return (
    <>
      <PageHead title="Vendors">{counted(vendors.length, 'maker')} of AI chips.</PageHead>
      <PlaceList
        places={sorted.map(({ slug, shortName, chips, points }) => ({
          name: shortName,
          what: `${counted(chips, 'chip')}, ${counted(points, 'result')}`,
          href: vendorAddress(slug),
        }))}
      />
    </>
  );
}
