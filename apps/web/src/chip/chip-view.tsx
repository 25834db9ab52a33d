import { roofMemory } from '@inferbench/domain/roof-memory';
import { chipAddress } from '../address/pages.ts';
import { FigureSection } from '../chart/figure-section.tsx';
import { Legend } from '../chart/legend.tsx';
import { FAMILY_WORDS, STATUS_WORDS } from '../chips/chip-words.ts';
import { rooflineFigure, rooflineLegend } from '../roofline/roofline-figure.ts';
import { AgainstSection } from './against-section.tsx';
import { AccuracyLine } from './accuracy-line.tsx';
import { BehaviourSection } from './behaviour-section.tsx';
import { CacheSection } from './cache-section.tsx';
import type { ChipData, ChipPageData } from './chip-data.ts';
import { chipRoofline } from './chip-roofline.ts';
import { FlexibilitySection } from './flexibility-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { PointsSection } from './points-section.tsx';
import { PowerSection } from './power-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SpecSection } from './spec-section.tsx';

/** One chip: its bounds, where each figure was read, and every point taken on it. */
export function ChipView({ page, allPoints }: { page: ChipPageData; allPoints: boolean }) {
  const { chip, analyses, against, cacheModel } = page;
  const facts = [
    FAMILY_WORDS[chip.family],
    chip.year === null ? 'year not published' : String(chip.year),
    chip.processNode,
    STATUS_WORDS[chip.status],
  ];
  return (
    <>
      <div className="head">
        <p className="crumb">
          <a href="/chips">Chips</a> / {chip.vendor}
        </p>
        <h1>{chip.name}</h1>
        <p className="lede">{facts.filter((fact) => fact !== null).join(', ')}.</p>
        <AccuracyLine chip={chip} />
        {chip.status === 'CLAIMS_ONLY' ? (
          <div className="message warning">
            <p>Figures of this chip are the vendor’s claims. Its values are shown and never ranked.</p>
          </div>
        ) : null}
      </div>
      <RooflineSection chip={chip} />
      <SpecSection chip={chip} />
      <BehaviourSection chip={chip} />
      {against === null ? null : <AgainstSection against={against} />}
      <SheetSection sheet={analyses.referenceSheet} />
      <FlexibilitySection chip={chip} grid={analyses.flexibility} />
      {analyses.chip === null ? null : (
        <>
          <LatencySection latency={analyses.chip.latencyOverContext} model={cacheModel} slug={chip.slug} />
          <CacheSection room={analyses.chip.cacheRoom} model={cacheModel} slug={chip.slug} />
        </>
      )}
      <PowerSection chip={chip} />
      <PricesSection chip={chip} />
      <PointsSection
        points={chip.points}
        pointsInAll={chip.pointsInAll}
        allAddress={
          allPoints
            ? null
            : chipAddress(chip.slug, { query: { model: cacheModel, points: 'all' }, section: 'points' })
        }
      />
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
