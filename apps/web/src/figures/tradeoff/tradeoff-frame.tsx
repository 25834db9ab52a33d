import { type ChartAxis, DEFAULT_LINE } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import type { ReactNode } from 'react';
import { modelViewAddress } from '../../address/model-request.ts';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { Segments, type Segment } from '../../chart/segments.tsx';
import { lengthsPair } from '../../words/lengths.ts';
import { framedTradeoff } from './tradeoff-framed.ts';

interface TradeoffFrameProps {
  chart: TradeoffChart;
  asked: readonly string[];
  /** Where another choice of chips leads; to the page of the model where left out. */
  addressOf?: (asked: readonly string[], base?: Base) => string;
  /** Stands behind the bases; left out on the page of a model, whose question has the line: there lengths and precisions that have data. */
  lineField?: ReactNode;
}

type Base = Pick<TradeoffChart['slice'], 'x' | 'at'>;

const AXES: readonly { axis: ChartAxis; words: string }[] = [
  { axis: 'PER_CHIP', words: 'per chip' },
  { axis: 'PER_USD', words: 'per $' },
  { axis: 'PER_KW', words: 'per kW' },
];

const ID = 'load';

/** Lengths that stand beside the chart; the others are in the question. */
const MOST_LENGTHS = 5;

export function TradeoffFrame({ chart, asked, addressOf, lineField }: TradeoffFrameProps) {
  const framed = framedTradeoff({ chart, asked, ...(addressOf === undefined ? {} : { addressOf }) });
  return (
    <>
      {chart.changed.length === 0 ? null : (
        <p className="changed" role="status">
          {chart.changed.join(' ')}
        </p>
      )}
      <ChartFrame
        chart={framed}
        id={ID}
        controls={
          <>
            <Bases
              chart={chart}
              to={(base) =>
                addressOf === undefined
                  ? modelViewAddress({ ...chart.slice, ...base }, asked, ID)
                  : addressOf(asked, base)
              }
            />
            {lineField ?? <Switches chart={chart} asked={asked} />}
          </>
        }
      />
    </>
  );
}

/** Offers what may stand along the base, each with its runs; another one stands with its usual line. */
function Bases({ chart: { choices }, to }: { chart: TradeoffChart; to: (base: Base) => string }): ReactNode {
  const bases = choices.xs.map(({ x, label, runs, chosen, disabled }): Segment => ({
    words: `${label}, ${counted(runs, 'run')}`,
    href: to({ x, at: DEFAULT_LINE[x] }),
    chosen,
    ...(disabled === null ? {} : { absent: disabled }),
  }));
  return <Segments name="What each user sees" of={bases} />;
}

function Switches({ chart: { slice, choices }, asked }: Pick<TradeoffFrameProps, 'chart' | 'asked'>) {
  const to = (change: Partial<TradeoffChart['slice']>) =>
    modelViewAddress({ ...slice, ...change }, asked, ID);
  const axes = AXES.map(({ axis, words }): Segment => ({
    words,
    href: to({ axis }),
    chosen: slice.axis === axis,
  }));
  const simulated = [false, true].map((isShown): Segment => ({
    words: isShown ? 'simulated beside' : 'published alone',
    href: to({ simulated: isShown }),
    chosen: slice.simulated === isShown,
  }));
  const lengths = choices.lengths
    .filter(({ disabled, chosen }, place) => chosen || (disabled === null && place < MOST_LENGTHS))
    .map(({ inputTokens, outputTokens, chosen }): Segment => ({
      words: lengthsPair({ inputTokens, outputTokens }),
      href: to({ inputTokens, outputTokens }),
      chosen,
    }));
  const precisions = choices.precisions
    .filter(({ disabled }) => disabled === null)
    .map(({ precision, label, chosen }): Segment => ({ words: label, href: to({ precision }), chosen }));
  const classes = choices.classes.map(({ label, extent, pools, chosen }): Segment => ({
    words: label,
    href: to({ extent, pools }),
    chosen,
  }));
  const drafts = choices.drafts
    .filter(({ runs, chosen }) => runs > 0 || chosen)
    .map(({ technique, runs }): Segment => ({
      words: `${technique === 'PLAIN' ? 'no drafts' : 'with drafts'}, ${counted(runs, 'run')}`,
      href: to({ technique, extent: null }),
      chosen: slice.technique === technique,
    }));
  return (
    <>
      <Segments name="Class" of={classes} />
      <Segments name="Drafts" of={drafts} />
      <Segments name="What stands over it" of={axes} />
      <Segments name="Prompt and answer" of={lengths} />
      <Segments name="Precision" of={precisions} />
      <Segments name="Simulated" of={choices.canHideSimulated ? simulated : []} />
    </>
  );
}
