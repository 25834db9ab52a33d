import type { Metadata } from 'next';
import { vendorNames } from '@inferbench/domain/catalogue/names';
import { counted } from '@inferbench/units/english';
import { vendorAddress } from '../../../src/address/pages.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { CHIP_LIST } from '../../../src/model/lists/chip-list.ts';
import { ChipTable } from '../../../src/model/lists/chip-table.tsx';
import { shownList } from '../../../src/model/lists/list-view.ts';
import { loadChipList } from '../../../src/model/lists/load-lists.ts';
import '../../lists.css';

interface VendorPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

/** The list without the vendor, which the page names. */
const OF_VENDOR = { ...CHIP_LIST, filters: CHIP_LIST.filters.filter(({ key }) => key !== 'vendor') };

export async function generateMetadata({ params }: VendorPageProps): Promise<Metadata> {
  const slug = decodeURIComponent((await params).slug);
  return pageMetadata({
    title: `Chips of ${slug}`,
    description: `AI chips of ${slug}: output on one model, memory, bandwidth, rent, power, and the results that are published for them.`,
    canonical: vendorAddress(slug),
  });
}

/** A vendor's chips and how much is published of them. */
export default async function VendorPage({ params, searchParams }: VendorPageProps) {
  const slug = decodeURIComponent((await params).slug);
  const [answer, parameters] = [await loadChipList(false), await searchParams];
  const own =
    answer.state === 'DATA'
      ? answer.value.chips.filter(({ vendor }) => vendorNames(vendor).slug === slug)
      : [];
  const [first] = own;
  if (answer.state === 'DATA' && first === undefined) return <MissingPage />;
  return (
    <AnswerPage page="vendors" answer={answer} address={vendorAddress(slug)}>
      {({ output }) => (
        <>
          <div className="head">
            <h1>{first === undefined ? slug : vendorNames(first.vendor).short}</h1>
            <p className="lede">{sentenceOf(own, output)}</p>
          </div>
          <ChipTable list={shownList(own, OF_VENDOR, parameters)} action={vendorAddress(slug)} />
        </>
      )}
    </AnswerPage>
  );
}

function sentenceOf(chips: readonly { pointCount: number }[], output: string | null): string {
  const points = chips.reduce((sum, { pointCount }) => sum + pointCount, 0);
  const known = `${counted(chips.length, 'chip')}, ${counted(points, 'point')} measured or published.`;
  return output === null ? known : `${known} Output: ${output}.`;
}
