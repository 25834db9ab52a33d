import { Pareto } from '@inferbench/graphql-documents/pareto';
import type { NamedSlice, Slice } from '@inferbench/domain/slice';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { addressOfSlice, type AvailableSlice, namedSlice } from '../slice/available-slice.ts';
import { askSlices } from '../slice/load-slices.ts';
import { EVIDENCE_INPUT } from '../address/evidence-choice.ts';
import { type Front, frontOfSlice } from './front.ts';
import { frontOfBatches } from './front-of-batches.ts';
import type { ParetoRequest } from '../address/pareto-request.ts';

export interface ParetoData {
  shown: NamedSlice;
  slices: readonly AvailableSlice[];
  front: Front;
}

/** Most batches of a workload that one view compares. */
const MOST_BATCHES = 12;

/** The slice of an address, else the one with most systems whose batch trades a user's speed for a chip's output. */
export async function loadPareto(request: ParetoRequest): Promise<Answer<ParetoData>> {
  const listed = await askSlices();
  if (listed.state === 'FAILED' && request.slice === null) return listed;
  const slices = listed.state === 'DATA' ? listed.value : [];
  const asked = request.slice ?? defaultSlice(slices);
  if (asked === null) return { state: 'MISSING' };
  const first = await askFront(asked, request);
  if (first.state !== 'DATA') return first;
  const { shown } = first.value;
  const own = first.value.front;
  if (!request.allBatches) return { state: 'DATA', value: { shown, slices, front: own } };
  const others = slices
    .filter((slice) => sameWorkload(slice, shown) && slice.batch !== shown.batch)
    .slice(0, MOST_BATCHES - 1);
  const answers = await Promise.all(others.map((slice) => askFront(addressOfSlice(slice), request)));
  const failed = answers.find((answer) => answer.state === 'FAILED');
  if (failed) return failed;
  const fronts = answers.flatMap((answer) => (answer.state === 'DATA' ? [answer.value.front] : []));
  return { state: 'DATA', value: { shown, slices, front: frontOfBatches([own, ...fronts]) ?? own } };
}

function defaultSlice(slices: readonly AvailableSlice[]): Slice | null {
  const traded = slices.filter(
    ({ phase, batch }) => batch > 1 && (phase === 'DECODE' || phase === 'SERVING'),
  );
  const [most = slices[0]] = traded.toSorted((a, b) => b.systems - a.systems);
  return most === undefined ? null : addressOfSlice(most);
}

/** Everything but the batch is equal. */
function sameWorkload(a: NamedSlice, b: NamedSlice): boolean {
  return (
    a.model.slug === b.model.slug &&
    a.phase === b.phase &&
    a.shape === b.shape &&
    a.context === b.context &&
    a.precision === b.precision
  );
}

async function askFront(
  slice: Slice,
  { x, y, evidence }: ParetoRequest,
): Promise<Answer<{ shown: NamedSlice; front: Front }>> {
  const answer = await ask(Pareto, { slice, axes: [x, y], evidence: EVIDENCE_INPUT[evidence] });
  return mapAnswer(answer, ({ paretoFront }) => ({
    shown: namedSlice(paretoFront.slice),
    front: frontOfSlice(paretoFront, x, y),
  }));
}
