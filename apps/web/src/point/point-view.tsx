import type { PointResult } from '@inferbench/graphql-documents/point-page';
import type { ScoreHistoryResult } from '@inferbench/graphql-documents/score-history';
import { counted } from '@inferbench/units/english';
import { chipAddress, pageAddress, exportFiles } from '../address/pages.ts';
import { boardOfRunAddress } from '../address/leaderboard-request.ts';
import { Folded } from '../frame/folded.tsx';
import { ChartSection } from '../chart/chart-section.tsx';
import { OnPage } from '../frame/on-page.tsx';
import { ComparableSection } from './comparable-section.tsx';
import { CostSection } from './cost-section.tsx';
import { FindingsSection } from './findings-section.tsx';
import { MetricsSection } from './metrics-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LoadSection } from './load-section.tsx';
import type { PointStanding } from './load-standing.ts';
import { Badges, Headline } from './point-headline.tsx';
import { pointChart } from './point-charts.ts';
import { pointTitle, citation } from './point-words.ts';
import { ProvenanceSection } from './provenance-section.tsx';
import { ReproduceSection } from './reproduce-section.tsx';
import { ReplySection } from './reply/reply-section.tsx';
import { Section } from '../frame/section.tsx';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { formatValue } from '@inferbench/units/format';
import { TakeAway } from '../frame/take-away.tsx';

interface PointViewProps {
  point: PointResult;
  standing: PointStanding | null;
  history: ScoreHistoryResult | null;
  address: string;
}

export function PointView({ point, standing, history, address }: PointViewProps) {
  return (
    <>
      <div className="head">
        <p className="crumb">
          <a href={pageAddress('chips')}>Chips</a> /{' '}
          <a href={chipAddress(point.system.chip.slug)}>{point.system.chip.shortName}</a> / result
        </p>
        <h1>{pointTitle(point)}</h1>
        <Tombstone point={point} />
        <Badges point={point} />
        <Standing point={point} />
        <OnPage
          parts={[
            { words: counted(point.findings.length, 'finding'), section: 'findings' },
            { words: 'Where it comes from', section: 'provenance' },
            { words: 'How to reproduce it', section: 'reproduce' },
          ]}
        />
      </div>
      <Headline point={point} />
      <ChartSection
        id="split"
        chart={pointChart(point, 'split')}
        notes={
          <p className="note">
            <a href="/methodology#three-way-split">Definition</a>
          </p>
        }
      >
        <p>The simulator has no steady state for this result, so its peak cannot be split.</p>
      </ChartSection>
      <ReplySection reply={point.reply} />
      <FindingsSection findings={point.findings} />
      <MetricsSection scores={point.scores} chips={point.system.chips} />
      <ProvenanceSection point={point} />
      <Section id="more" title="More of this result">
        <Folded title="Who stands beside it" id="comparable-fold">
          <ComparableSection point={point} standing={standing} />
        </Folded>
        <Folded title="Latency, percentile by percentile" id="distributions-fold">
          <LatencySection latency={point.latency} />
        </Folded>
        <Folded title="Over load" id="load-fold">
          <LoadSection point={point} />
        </Folded>
        <Folded title="What it costs, with every assumption" id="cost-fold">
          <CostSection costs={point.scores.costs} />
        </Folded>
        <Folded title="Its scores in every epoch" id="history-fold">
          <HistorySection history={history} />
        </Folded>
        <Folded title="Run it again" id="reproduce-fold">
          <ReproduceSection point={point} />
        </Folded>
      </Section>
      <PointTakeAway point={point} address={address} />
    </>
  );
}

function Standing({
  point: { id, slice, unranked, positionReason, lifecycle, provenance },
}: {
  point: PointResult;
}) {
  // Its tombstone has said it.
  if (lifecycle === 'SUPERSEDED') return null;
  if (provenance.older)
    return (
      <div className="message plain-message">
        <p>
          <strong>History:</strong> a newer run of the same configuration stands on the boards in its place.
        </p>
      </div>
    );
  if (unranked?.reason === 'PROVISIONAL' && slice !== null)
    return (
      <p>
        It stands on <a href={boardOfRunAddress(slice.model.slug, id)}>its board</a> without a rank:{' '}
        {unranked.detail}.
      </p>
    );
  if (unranked !== null || slice === null)
    return (
      <div className="message plain-message">
        <p>
          <strong>Shown and never ranked:</strong> {unranked?.detail ?? positionReason ?? 'it has no slice'}.
        </p>
      </div>
    );
  return (
    <p>
      <a href={boardOfRunAddress(slice.model.slug, id)}>The board on which it stands</a>
    </p>
  );
}

/** A result that left the board keeps its address: what became of it, and where its figures still count. */
function Tombstone({ point: { lifecycle, provenance } }: { point: PointResult }) {
  if (lifecycle !== 'SUPERSEDED') return null;
  const who = provenance.submittedBy ?? provenance.document?.title ?? 'its submitter';
  return (
    <div className="message warning" role="status">
      <p>
        <strong>Superseded: off the board.</strong> A corrected version of this result took its place. It was
        received on {provenance.receivedAt.slice(0, 10)} from {who} and is kept here, unchanged, for those who
        cited it; it ranks nowhere.
      </p>
    </div>
  );
}

function PointTakeAway({ point, address }: { point: PointResult; address: string }) {
  const tops = point.scores.metrics.find(({ metric }) => metric === 'USEFUL_TOPS');
  const kind = point.kind === 'REPORTED' ? 'published' : 'measured';
  const range = tops?.interval
    ? ` (${formatValue(tops.interval.low)} to ${formatValue(tops.interval.high)}${tops.interval.assumed ? ', assumed' : ''})`
    : '';
  const value =
    tops?.value === null || tops === undefined
      ? 'no useful rate'
      : `${formatValue(tops.value)} useful TOPS per chip${range}`;
  return (
    <TakeAway
      sentence={`${pointTitle(point)}: ${value}, ${kind}, grade ${point.evidenceGrade} (${evidenceWords(point.evidenceGrade, point.kind)}).`}
      permalink={address}
      citation={citation(point, address).replaceAll('\n', ' ')}
      files={exportFiles('point', { point: point.id })}
    />
  );
}
