import { DEFAULT_ASSUMPTIONS } from '@inferbench/analyses/ranking/read-assumptions';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { valuesOfAddress } from '../../src/workload/form-values.ts';
import { loadWorkload, loadWorkloadNames } from '../../src/workload/load-workload.ts';
import { readWorkload } from '../../src/workload/read-workload.ts';
import { WorkloadApp } from '../../src/workload/workload-app.tsx';
import { firstState } from '../../src/workload/first-state.ts';
import './your-workload.css';
import type { SearchParameters } from '../../src/address/search-parameters.ts';

export const metadata = pageMetadata({
  title: 'Your workload',
  description:
    'Rank AI inference systems for your own lengths, load, latency limits and prices, by results measured near them, with what would change the order.',
  // Its take-away names it.
  canonical: null,
});

export default async function YourWorkloadPage({
  searchParams,
}: {
  searchParams: Promise<SearchParameters>;
}) {
  const values = valuesOfAddress(await searchParams);
  const { request } = readWorkload(values);
  const [answer, names, origin] = await Promise.all([
    request === null ? null : loadWorkload(request),
    loadWorkloadNames(),
    siteOrigin(),
  ]);
  return (
    <PageFrame current="workload">
      <div className="head">
        <h1>Your workload</h1>
        <p className="lede">
          State what you run, the limits it has to keep and what you pay. Systems are ranked by results that
          were measured near it; those that miss a limit and those of which nothing near is known stand apart.{' '}
          <a href="/methodology#your-workload">How it is ranked</a>
        </p>
      </div>
      <WorkloadApp
        initial={firstState(values, answer)}
        names={names}
        policy={DEFAULT_ASSUMPTIONS.ownership}
        origin={origin}
      />
    </PageFrame>
  );
}
