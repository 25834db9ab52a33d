import { Load } from '@inferbench/graphql-documents/answers';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import type { TradeoffChart, UnplacedReason } from '@inferbench/answers/load/shape';
import { readModelView } from '../../address/model-request.ts';
import { ask } from '../../api/answer.ts';
import { askPart } from '../../api/ask-answer.ts';

/** Tokens a second and chip at the line on one basis, or why there are none. */
export interface Output {
  value: number | null;
  why: string;
}

/** Outputs of a chip, observed and simulated apart: they never stand in one order. */
export interface Outputs {
  published: Output;
  simulated: Output;
}

/** The model that is shown by default, at the default speed: one question for every chip; null where nothing answers. */
export async function loadDefaultChart(): Promise<TradeoffChart | null> {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return null;
  const chart = await askPart(
    Load,
    readModelView(answer.value.defaultModel, { simulated: 'on' }, () => null).request,
  );
  return chart === 'FAILED' ? null : chart;
}

const WHY: Readonly<Record<UnplacedReason, string>> = {
  NOT_CALIBRATED: 'not calibrated',
  DOES_NOT_FIT: 'does not fit',
  NEVER_REACHES: 'slower',
  RUN_FASTER: 'run faster only',
  WAITS_TOO_LONG: 'first token too late',
  NO_PRICE: 'no price',
  NO_POWER: 'no power',
  NOT_SIMULATED: 'not simulated',
};

/** Outputs of a chip in a chart: of several systems of one basis the best, else the reason that the chart gives. */
export function outputsOf({ atLine }: Pick<TradeoffChart, 'atLine'>, slug: string): Outputs {
  const { published, simulated, unplaced } = atLine;
  const output = (rows: typeof published, isRun: boolean, none: string): Output => {
    const values = rows.filter(({ chip }) => chip === slug).map(({ value }) => value);
    const apart = unplaced.find(({ chip, pointId }) => chip === slug && (pointId !== null) === isRun);
    return {
      value: values.length === 0 ? null : Math.max(...values),
      why: apart === undefined ? none : WHY[apart.reason],
    };
  };
  return {
    published: output(published, true, 'no run here'),
    simulated: output(simulated, false, 'not simulated'),
  };
}
