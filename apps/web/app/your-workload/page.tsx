import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { cache } from 'react';
import { exportFiles, shareImageAddress } from '../../src/address/pages.ts';
import { Dataset } from '../../src/export/machines/dataset.tsx';
import type { Ranked } from '../../src/workload/workload-state.ts';
import { valuesOfWorkload } from '../../src/workload/write-workload.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';
import { PartNote } from '../../src/frame/part-note.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { addressOfValues, queryOfValues, valuesOfAddress } from '../../src/workload/form-values.ts';
import { loadServers } from '../../src/workload/servers/load-servers.ts';
import { ServersSection } from '../../src/workload/servers/servers-section.tsx';
import { loadWorkload, loadWorkloadNames } from '../../src/workload/load-workload.ts';
import { readWorkload } from '../../src/workload/read-workload.ts';
import { WORKLOAD_CHOICES } from '../../src/workload/workload-choices.ts';
import { WorkloadApp } from '../../src/workload/workload-app.tsx';
import { firstState } from '../../src/workload/first-state.ts';
import '../landing.css';
import './your-workload.css';
import { searchOf, searchParameters, type SearchParameters } from '../../src/address/search-parameters.ts';

const QUESTION = 'What does it take to serve this?';

interface WorkloadPageProps {
  searchParams: Promise<SearchParameters>;
}

/** Metadata and page are made of one answer; null where the form is not filled well. */
const answerTo = cache((query: string) => {
  const { request } = readWorkload(valuesOfAddress(searchParameters(new URLSearchParams(query))));
  return request === null ? null : loadWorkload(request);
});

export async function generateMetadata({ searchParams }: WorkloadPageProps) {
  const answer = await answerTo(searchOf(await searchParams).toString());
  const ranked = answer?.state === 'RANKED' ? answer : null;
  return pageMetadata({
    title: ranked === null ? QUESTION : `${QUESTION} ${headlineOf(ranked)}`,
    description:
      'How many servers your model, lengths, load and latency limits need, what they cost a month, and which systems were measured near them, with what would change the order.',
    // Its take-away names it.
    canonical: null,
    image: ranked === null ? undefined : shareImageAddress('tradeoff', { model: ranked.request.model }),
  });
}

/** The ranking in one sentence without its end. */
function headlineOf({ result }: Ranked): string {
  return result.sentence.replace(/\.$/, '');
}

export default async function YourWorkloadPage({ searchParams }: WorkloadPageProps) {
  const query = searchOf(await searchParams);
  const values = valuesOfAddress(searchParameters(query));
  const [answer, servers, names, origin] = await Promise.all([
    answerTo(query.toString()),
    loadServers(values),
    loadWorkloadNames(),
    siteOrigin(),
  ]);
  return (
    <PageFrame current="workload">
      <PartNote />
      {answer?.state === 'RANKED' ? <WorkloadDataset ranked={answer} /> : null}
      <PageHead title={QUESTION} />
      <WorkloadApp
        initial={firstState(answer, { values, names, origin })}
        names={names}
        choices={WORKLOAD_CHOICES}
        policy={OWNERSHIP}
        origin={origin}
        asked={queryOfValues(values)}
        servers={<ServersSection answer={servers} />}
      />
    </PageFrame>
  );
}

function WorkloadDataset({ ranked }: { ranked: Ranked }) {
  const values = valuesOfWorkload(ranked.request);
  return (
    <Dataset
      name={headlineOf(ranked)}
      description="Systems for one workload in three groups: those that keep its limits, those that miss one with the value, those that cannot be ranked and why; measured, published and simulated."
      address={addressOfValues(values)}
      files={exportFiles('workload', queryOfValues(values))}
      date={null}
    />
  );
}
