import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { USABLE_MEMORY_PERCENT } from '@inferbench/domain/terms/usable-memory';
import { counted, listedUpTo } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { Suspense } from 'react';
import { pageAddress } from '../address/pages.ts';
import type { FieldOption } from '../address/form-field.ts';
import { DeclaredNote } from '../chip/list/declared-note.tsx';
import { ChartFrame } from '../chart/chart-frame.tsx';
import { Folded } from '../frame/folded.tsx';
import { framedFits } from '../figures/fits/fits-framed.ts';
import { framedBars } from '../figures/line-bars/bars-framed.ts';
import { LINE_MEASURES } from '../figures/line-bars/measures.ts';
import { PlaceTable } from './place-table/place-table.tsx';
import { OwnLimits } from '../workload/question/own-limits.tsx';
import { QuestionRow } from '../workload/question/question-row.tsx';
import { TradeoffFrame } from '../figures/tradeoff/tradeoff-frame.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { isSoftNavigation } from '../frame/soft-navigation.ts';
import { ledeOf } from './lede.ts';
import { LeftOut } from './left-out.tsx';
import { loadAfterChart, loadNeeds, type ModelPageData } from './load-model-page.ts';
import { ModelPrices } from './model-prices.tsx';
import { ModelPoints } from './model-points.tsx';
import { ModelSpec } from './model-spec.tsx';
import { Section } from '../frame/section.tsx';

export function ModelView({ page, models }: { page: ModelPageData; models: readonly FieldOption[] }) {
  const { model, answer } = page;
  const lede = ledeOf(model, answer.ok ? answer.value : null);
  return (
    <>
      <div className="head">
        <p className="crumb">
          <a href={pageAddress('models')}>Models</a> / {model.shortName}
        </p>
        <h1>{model.shortName}</h1>
        <p className="lede">
          {lede.size}
          {lede.answer === null ? null : <b> {lede.answer}</b>} {lede.rest.join(' ')}
        </p>
        <DeclaredNote entry={model}>Its shape and everything simulated here</DeclaredNote>
      </div>
      {answer.ok ? (
        <Charted page={{ ...page, chart: answer.value }} models={models} />
      ) : (
        <p className="note" role="status">
          {answer.refused.message}{' '}
          {model.pointCount === 0 ? (
            'Nobody has published a result of it.'
          ) : (
            <a href={pageAddress('slices', { query: { model: model.shortSlug } })}>
              Boards with its {counted(model.pointCount, 'published result')}
            </a>
          )}
        </p>
      )}
      <ModelPrices model={model} />
      <Folded title="Shape of the model, with its source" id="spec-fold">
        <ModelSpec model={model} />
      </Folded>
    </>
  );
}

interface ChartedPage extends ModelPageData {
  chart: TradeoffChart;
}

async function Charted({ page, models }: { page: ChartedPage; models: readonly FieldOption[] }) {
  const { chart, view } = page;
  const rest = <AfterTheLine page={page} />;
  return (
    <>
      <QuestionRow chart={chart} models={models} />
      <p className="other-ways">
        Or ask <OwnLimits slice={chart.slice} />
      </p>
      <HowMany chart={chart} chips={view.request.with} />
      <TradeoffFrame chart={chart} asked={view.asked} />
      <Section id="systems" title="What ran" note={chart.head.slice}>
        <PlaceTable
          chart={chart}
          caption={`${chart.slice.modelName}: systems by ${chart.axis.unit} ${chart.axis.line}`}
        />
        <HoldMore chart={chart} />
      </Section>
      <LeftOut chart={chart} asked={view.asked} />
      {(await isSoftNavigation()) ? (
        // The numbers at another line do not wait for what follows from them.
        <Suspense
          key={JSON.stringify(chart.slice)}
          fallback={<Skeleton label="What follows from the line" />}
        >
          {rest}
        </Suspense>
      ) : (
        rest
      )}
    </>
  );
}

/** What fits, the duel of the leaders, price, energy and prompts at the line, every point. */
async function AfterTheLine({ page: { chart, view } }: { page: ChartedPage }) {
  const { needs, duel, history } = await loadAfterChart(chart);
  const bars = LINE_MEASURES.flatMap((measure) => framedBars(chart, measure, view.asked) ?? []);
  const prompt = bars.find(({ name }) => name === 'prompt');
  return (
    <>
      <div className="two model-figures">
        {needs === null ? null : (
          <ChartFrame chart={framedFits(needs, chart, view.asked)} id="fits" widths={[358, 580]} />
        )}
        {duel === null ? null : <ChartFrame chart={duel} id="context" widths={[358, 580]} />}
        {bars.map((bar) =>
          bar === prompt ? null : <ChartFrame key={bar.name} chart={bar} id={bar.name} widths={[358, 580]} />,
        )}
      </div>
      {prompt === undefined ? null : (
        <Folded title={prompt.head.finding} id="prompt-fold">
          <ChartFrame chart={prompt} id={prompt.name} widths={[358, 580]} />
        </Folded>
      )}
      <ModelPoints chart={chart} asked={view.asked} />
      {history === null ? null : (
        <Folded title={history.head.finding} id="history-fold">
          <ChartFrame chart={history} id="history" widths={[358, 580]} />
        </Folded>
      )}
    </>
  );
}

/** "DeepSeek R1 needs 9 H100 (16 where …): …", for each chip that the address names. */
async function HowMany({ chart, chips }: { chart: TradeoffChart; chips: readonly string[] }) {
  if (chips.length === 0) return null;
  const needs = await loadNeeds(chart, chips);
  if (needs === null) return null;
  return (
    <p className="lede">
      {needs.chips.map(({ sentence }) => sentence).join(' ')} {precisionNames(needs.precision).short} weights
      and one user of {formatNumber(needs.inputTokens + needs.outputTokens)} tokens in {USABLE_MEMORY_PERCENT}{' '}
      of the memory, computed from datasheets.
    </p>
  );
}

const MOST_NAMED = 3;

/** "Held by 16 chips each, not by 8: H100 and A100.": of the chips that are too few, those of which the fewest hold the model. */
function HoldMore({ chart: { atLine, slice } }: { chart: TradeoffChart }) {
  const full = atLine.unplaced.filter(
    ({ reason, chipsNeeded }) => reason === 'DOES_NOT_FIT' && chipsNeeded !== null,
  );
  const least = Math.min(...full.map(({ chipsNeeded }) => chipsNeeded ?? Infinity));
  const named = full.filter(({ chipsNeeded }) => chipsNeeded === least).map(({ label }) => label);
  if (named.length === 0) return null;
  return (
    <p className="note">
      Held by {least} chips each, not by {slice.chips}: {listedUpTo(MOST_NAMED, named)}.
    </p>
  );
}
