import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import { formatBytes } from '../words/numbers.ts';
import { ModelChoice } from './model-choice.tsx';
import { Section } from '../frame/section.tsx';

type Outcome = NonNullable<ChipAnalysesResult['chip']>['cacheRoom'];
type Room = Extract<Outcome, { __typename: 'CacheRoom' }>;

const COLUMNS = [
  { head: 'Context', unit: 'tokens' },
  { head: 'Largest batch', numeric: true },
  { head: 'KV pressure', unit: 'of one sequence', numeric: true },
] as const;

/** How the KV cache collapses the batch as the context grows, for a model that the visitor chooses. */
export function CacheSection({ room, model, slug }: { room: Outcome; model: string; slug: string }) {
  return (
    <Section
      id="cache"
      title="Room for the KV cache"
      note="Arithmetic on the specification: weights in 8 bits, caches in 16."
    >
      <ModelChoice id="cache" slug={slug} model={model} />
      {room.__typename === 'CacheRoom' ? <RoomTable room={room} /> : <p>{room.message}</p>}
    </Section>
  );
}

function RoomTable({ room }: { room: Room }) {
  const { placement, weightBytes, roomBytes, longestContext, batchHalvesAtContext, contexts } = room;
  const [first] = contexts;
  const halves =
    batchHalvesAtContext === null || first === undefined
      ? ''
      : ` From ${formatNumber(first.context)} tokens the batch has halved at ${formatNumber(batchHalvesAtContext)}.`;
  const longest =
    longestContext === null ? '' : ` One sequence fits up to ${formatNumber(longestContext)} tokens.`;
  return (
    <>
      <p>
        {placement.chips === 1 ? 'One chip' : `${formatNumber(placement.chips)} chips`}: weights{' '}
        {formatBytes(weightBytes)}, room for caches {formatBytes(roomBytes)}.{halves}
        {longest}
      </p>
      <StackTable
        caption="Largest batch over context"
        columns={COLUMNS}
        rows={contexts.map(({ context, maxBatch, kvPressure }) => ({
          key: String(context),
          cells: [
            formatNumber(context),
            formatNumber(maxBatch),
            kvPressure === null ? 'no room' : formatPercent(kvPressure),
          ],
        }))}
      />
    </>
  );
}
