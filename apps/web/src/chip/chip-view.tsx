import { chipAddress, pageAddress } from '../address/pages.ts';
import { ChartSection } from '../chart/chart-section.tsx';
import { Folded } from '../frame/folded.tsx';
import { AgainstSection } from './against-section.tsx';
import { AccuracyLine } from './accuracy-line.tsx';
import { machineChart, peakChart, standingChart } from './chip-charts.ts';
import { batchFigure } from './batch-figure.ts';
import { BehaviourSection } from './behaviour-section.tsx';
import type { ChipPageData } from './chip-data.ts';
import { ChipFiguresStrip } from './chip-figures-strip.tsx';
import { ChipHead } from './chip-head.tsx';
import { ExpectSection } from './expect-section.tsx';
import { PublishedSection } from './published-section.tsx';
import { chipRoofline } from './chip-roofline.ts';
import { FlexibilitySection } from './flexibility-section.tsx';
import { PointsSection } from './points-section.tsx';
import { PowerSection } from './power-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { SpecSection } from './spec-section.tsx';
import { Section } from '../frame/section.tsx';
import type { ChipAgainstOthers, Standings } from './standing.ts';
import type { Figure } from '@inferbench/chart/figure';
import { DuelCard } from '../figures/duel/duel-card.tsx';

export function ChipView({ page, pointsPage }: { page: ChipPageData; pointsPage: number | null }) {
  const { chip, analyses, against, expected, machine, history, model, others } = page;
  const { standings } = others;
  if (pointsPage !== null)
    return (
      <>
        <ChipHead page={page} />
        <Points page={page} of={pointsPage} />
        <p>
          <a href={chipAddress(chip.shortSlug, { query: { model } })}>All of {chip.shortName}</a>
        </p>
      </>
    );
  const [standing, peak] = [standingChart(chip, others), peakChart(chip, others.peak)];
  return (
    <>
      <ChipHead page={page} />
      {machine === null ? (
        <Place standings={standings} chart={standing} />
      ) : (
        <ChartSection id="speeds" chart={machineChart(machine)}>
          <p>None of these models fits on one of it, so there is nothing to draw.</p>
        </ChartSection>
      )}
      <ExpectSection of={expected} model={model} slug={chip.slug} />
      <RivalsSection rivals={others.rivals} />
      {peak === null ? null : <ChartSection id="peak" chart={peak} />}
      <SpecSection chip={chip} />
      <Points page={page} of={null} />
      <Section id="more" title="More of this chip">
        <AccuracyLine chip={chip} />
        {machine === null ? null : (
          <Folded title="Its place among servers, eight chips each" id="standing-fold">
            <Place standings={standings} chart={standing} />
          </Folded>
        )}
        <Folded title="Roofline" id="roofline-fold">
          <ChartSection id="roofline" chart={chipRoofline(chip)}>
            <p>No memory bandwidth is published for this chip, so there is no roofline.</p>
          </ChartSection>
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
        <Folded title="Largest batch over context" id="batch-fold">
          <ChartSection id="batch" chart={expected.ok ? batchFigure(chip, expected.value) : null}>
            <p>{noBatchWords(expected)}</p>
          </ChartSection>
        </Folded>
        <Folded title="What its architecture does" id="behaviour-fold">
          <BehaviourSection chip={chip} />
          {against === null ? null : <AgainstSection against={against} />}
        </Folded>
        {history === null ? null : (
          <Folded title={history.head.finding} id="history-fold">
            <ChartSection id="history" chart={history} />
          </Folded>
        )}
        <Folded title="Reference sheet" id="sheet-fold">
          <SheetSection sheet={analyses.sheet} />
        </Folded>
      </Section>
    </>
  );
}

function Points({ page: { chip, model }, of }: { page: ChipPageData; of: number | null }) {
  const { points, pointsInAll, shortSlug } = chip;
  const addressOf = (page: number) =>
    chipAddress(shortSlug, {
      query: { model, points: page === 1 ? 'all' : String(page) },
      section: 'points',
    });
  return <PointsSection points={points} pointsInAll={pointsInAll} page={of} addressOf={addressOf} />;
}

/** Four figures of the chip at one workload, and its place in each: by published runs first, simulated apart. */
function Place({ standings, chart }: { standings: Standings; chart: Figure | null }) {
  const { published, simulated } = standings;
  return (
    <>
      <ChipFiguresStrip standing={published[0] ?? simulated[0]} />
      <PublishedSection {...standings} />
      {chart === null ? null : <ChartSection id="standing" chart={chart} />}
    </>
  );
}

/** Why there is no largest batch: what refuses the simulation, else the room of the chips. */
function noBatchWords(expected: ChipPageData['expected']): string {
  if (!expected.ok) return expected.refused.message;
  const loads = expected.value.contexts.flatMap((at) => at.loads);
  const refused = loads.find((load) => load.refused !== null && load.refused !== 'DOES_NOT_FIT');
  return (
    refused?.all.words ??
    'No two contexts of this model fit on up to eight chips, so there is nothing to draw.'
  );
}

/** Three duels: with a chip of the same time, the generation before, the nearest in price. */
function RivalsSection({ rivals }: Pick<ChipAgainstOthers, 'rivals'>) {
  if (rivals.length === 0) return null;
  return (
    <Section
      id="rivals"
      title="Its rivals"
      note="Tokens/s each over context. Where the band covers the line, nobody leads."
      head={<a href={pageAddress('compare')}>Any other chip</a>}
    >
      <div className="three">
        {rivals.map(({ chosen, duel, reason }) => (
          <DuelCard key={reason} duel={duel} chosen={chosen} />
        ))}
      </div>
    </Section>
  );
}
