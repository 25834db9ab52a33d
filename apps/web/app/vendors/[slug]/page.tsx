import { vendorNames } from '@inferbench/domain/catalogue/names';
import { counted } from '@inferbench/units/english';
import { vendorAddress } from '../../../src/address/pages.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { Section } from '../../../src/frame/section.tsx';
import { PlaceTable } from '../../../src/model/place-table/place-table.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { WITHOUT_OUTPUT } from '../../../src/model/lists/chip-list.tsx';
import { ListTable } from '../../../src/model/lists/list-table.tsx';
import { shownList } from '../../../src/model/lists/list-view.ts';
import { loadChipList } from '../../../src/model/lists/load-lists.ts';
import '../../landing.css';
import '../../lists.css';
import { PageHead } from '../../../src/frame/page-head.tsx';
import type { PageOf } from '../../../src/frame/page-of.ts';

/** The list without the vendor, which the page names, and without what stands above it. */
const OF_VENDOR = {
  ...WITHOUT_OUTPUT,
  filters: WITHOUT_OUTPUT.filters.filter(({ key }) => key !== 'vendor'),
};

export async function generateMetadata({ params }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  return pageMetadata({
    title: `Chips of ${slug}`,
    description: `AI chips of ${slug}: output on one model, memory, bandwidth, rent, power, and the results that are published for them.`,
    canonical: vendorAddress(slug),
  });
}

export default async function VendorPage({ params, searchParams }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  const [answer, parameters] = [await loadChipList(false), await searchParams];
  const own =
    answer.state === 'DATA'
      ? answer.value.chips.filter(({ vendor }) => vendorNames(vendor).slug === slug)
      : [];
  const [first] = own;
  if (answer.state === 'DATA' && first === undefined) return <MissingPage />;
  return (
    <AnswerPage page="vendors" answer={answer}>
      {({ chart }) => (
        <>
          <PageHead title={first === undefined ? slug : vendorNames(first.vendor).short}>
            {sentenceOf(own)}
          </PageHead>
          <OutputSection chart={chart} slug={slug} />
          <ListTable
            caption="Chips of the catalogue"
            list={shownList(own, OF_VENDOR, parameters)}
            action={vendorAddress(slug)}
          />
        </>
      )}
    </AnswerPage>
  );
}

function sentenceOf(chips: readonly { pointCount: number }[]): string {
  const points = chips.reduce((sum, { pointCount }) => sum + pointCount, 0);
  return `${counted(chips.length, 'chip')}, ${counted(points, 'result')} measured or published.`;
}

/** Output of the vendor's systems on the model that is shown by default: those that were run, then simulated ones, each kind with places of its own. */
function OutputSection({ chart, slug }: { chart: TradeoffChart | null; slug: string }) {
  if (chart === null) return <p className="note">What they make could not be computed just now.</p>;
  const isOwn = ({ vendor }: { vendor: string }) => vendorNames(vendor).slug === slug;
  const { published, simulated, unplaced } = chart.atLine;
  const atLine = {
    ...chart.atLine,
    published: published.filter(isOwn),
    simulated: simulated.filter(isOwn),
    unplaced: unplaced.filter(isOwn),
  };
  const isEmpty = atLine.published.length + atLine.simulated.length + atLine.unplaced.length === 0;
  if (isEmpty)
    return <p className="note">None of its chips was run or simulated on {chart.slice.modelName}.</p>;
  return (
    <Section
      id="output"
      title={`Output on ${chart.slice.modelName}`}
      note={`${chart.head.slice}. Places are among all vendors.`}
    >
      <PlaceTable
        chart={{ ...chart, atLine }}
        caption={`Systems of the vendor by ${chart.axis.unit} at ${chart.slice.at} tokens/s per user`}
      />
    </Section>
  );
}
