import { roofMemory } from '@inferbench/domain/roof-memory';
import { chipAddress } from '../address/pages.ts';
import { FigureSection } from '../chart/figure-section.tsx';
import { Legend } from '../chart/legend.tsx';
import { ChartFrame } from '../figure/chart-frame.tsx';
import { Folded } from '../frame/folded.tsx';
import { rooflineFigure, rooflineLegend } from '../roofline/roofline-figure.ts';
import { AgainstSection } from './against-section.tsx';
import { AccuracyLine } from './accuracy-line.tsx';
import { peakChart, standingChart } from './chip-charts.ts';
import { BehaviourSection } from './behaviour-section.tsx';
import { CacheSection } from './cache-section.tsx';
import type { ChipData, ChipPageData } from './chip-data.ts';
import { ChipFiguresStrip } from './chip-figures-strip.tsx';
import { ChipHead } from './chip-head.tsx';
import { PublishedSection } from './published-section.tsx';
import { RivalsSection } from './rivals-section.tsx';
import { chipRoofline } from './chip-roofline.ts';
import { FlexibilitySection } from './flexibility-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { PointsSection } from './points-section.tsx';
import { PowerSection } from './power-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SpecSection } from './spec-section.tsx';
import { Section } from '../frame/section.tsx';

/** One chip: what it is good for, where it stands, its rivals, where its peak goes, its figures with their sources. */
export function ChipView({ page, allPoints }: { page: ChipPageData; allPoints: boolean }) {
  const { chip, analyses, against, cacheModel, others } = page;
  const { standings } = others;
  const [standing, peak] = [standingChart(chip, others), peakChart(chip, others.peak)];
  return (
    <>
      <ChipHead chip={chip} others={others} />
      <ChipFiguresStrip standing={standings[0]} />
      {standing === null ? null : (
        <section aria-labelledby="standing-title">
          <ChartFrame id="standing" chart={standing} />
        </section>
      )}
      <RivalsSection rivals={others.rivals} />
      <PublishedSection standings={standings} />
      {peak === null ? null : (
        <section aria-labelledby="peak-title">
          <ChartFrame id="peak" chart={peak} />
        </section>
      )}
      <SpecSection chip={chip} />
      <PointsSection
        points={chip.points}
        pointsInAll={chip.pointsInAll}
        allAddress={
          allPoints
            ? null
            : chipAddress(chip.shortSlug, { query: { model: cacheModel, points: 'all' }, section: 'points' })
        }
      />
      <Section id="more" title="More of this chip">
        <AccuracyLine chip={chip} />
        <Folded title="Roofline" id="roofline-fold">
          <RooflineSection chip={chip} />
        </Folded>
        <Folded title="Power, with every published reading" id="power-fold">
          <PowerSection chip={chip} />
        </Folded>
        <Folded title="Prices" id="prices-fold">
          <PricesSection chip={chip} />
        </Folded>
        <Folded title="Flexibility, cell by cell" id="flexibility-fold">
          <FlexibilitySection chip={chip} grid={analyses.flexibility} />
        </Folded>
        {analyses.chip === null ? null : (
          <Folded title="Latency and memory over context" id="latency-fold">
            <LatencySection latency={analyses.chip.latencyOverContext} model={cacheModel} slug={chip.slug} />
            <CacheSection room={analyses.chip.cacheRoom} model={cacheModel} slug={chip.slug} />
          </Folded>
        )}
        <Folded title="What its architecture does" id="behaviour-fold">
          <BehaviourSection chip={chip} />
          {against === null ? null : <AgainstSection against={against} />}
        </Folded>
        <Folded title="Reference sheet" id="sheet-fold">
          <SheetSection sheet={analyses.referenceSheet} />
        </Folded>
      </Section>
    </>
  );
}

function RooflineSection({ chip }: { chip: ChipData }) {
  const roofline = chipRoofline(chip);
  return (
    <FigureSection
      id="roofline"
      title="Roofline"
      figure={roofline === null ? null : rooflineFigure(roofline)}
      name="roofline"
      query={{ chip: chip.slug }}
      legend={roofline === null ? null : <Legend items={rooflineLegend(roofline)} />}
      absent={<p>No memory bandwidth is published for this chip, so there is no roofline.</p>}
    >
      <p className="note">
        Solid lines: dense peaks and {roofMemory(chip)?.onChip ? 'on-chip' : 'memory'} bandwidth of the
        specification.
        {chip.attainable === null
          ? ' The engine has no model of this family, so nothing here is simulated.'
          : ` Dashed: what the simulator calls attainable${chip.attainable.uncalibrated ? ', uncalibrated for this family' : ''}.`}{' '}
        Intensity = required FLOPs ÷ bytes that must move, a multiply-add counted as two; points that
        arithmetic limits stand at the ridge. {notDrawn(chip, roofline?.points.length ?? 0)}
      </p>
    </FigureSection>
  );
}

/** Points that the roofline cannot place are said, not dropped in silence. */
function notDrawn({ points }: ChipData, drawn: number): string {
  const left = points.length - drawn;
  if (left === 0) return '';
  return `${left} of ${points.length} points ${left === 1 ? 'is' : 'are'} not drawn: their work has no ideal time in this engine version, or their precision no peak.`;
}
