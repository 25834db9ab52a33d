import { Load } from '@inferbench/graphql-documents/answers';
import { classWords } from '@inferbench/domain/board/system-class';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import type { TradeoffChart, UnplacedReason } from '@inferbench/answers/load/shape';
import { readModelView } from '../../address/model-request.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';

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

/** The model that the API shows where nobody asks for one, in its fullest slice. */
export async function loadDefaultChart(): Promise<Answer<Outcome<TradeoffChart>>> {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return answer;
  return askAnswer(Load, readModelView(answer.value.defaultModel, { simulated: 'on' }, () => null).request);
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

type Shown = Pick<TradeoffChart, 'atLine'> & { slice: Pick<TradeoffChart['slice'], 'extent' | 'pools'> };

/** Outputs of a chip in a chart: of several systems of one basis, and of those that ran of the shown class, the best, else the reason that the chart gives. */
export function outputsOf(
  { slice, atLine: { published, simulated, unplaced } }: Shown,
  slug: string,
): Outputs {
  const whyNot = (isRun: boolean): string | null => {
    const apart = unplaced.find(({ chip, pointId }) => chip === slug && (pointId !== null) === isRun);
    return apart === undefined ? null : WHY[apart.reason];
  };
  const best = (rows: typeof published) =>
    rows.length === 0 ? null : Math.max(...rows.map(({ value }) => value));
  const ran = published.filter(({ chip }) => chip === slug);
  const alike = ran.filter(({ extent, pools }) => extent === slice.extent && pools === slice.pools);
  const [elsewhere] = alike.length === 0 ? ran : [];
  return {
    published: {
      value: best(alike),
      why: whyNot(true) ?? (elsewhere === undefined ? 'no run here' : `only as ${classWords(elsewhere)}`),
    },
    simulated: {
      value: best(simulated.filter(({ chip }) => chip === slug)),
      why: whyNot(false) ?? 'not simulated',
    },
  };
}
