import type { ChipAgainstResult } from '@inferbench/graphql-documents/chip-against';
import { formatNumber } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import { type ColumnOf, eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';
import { Section } from '../frame/section.tsx';

type Outcome = ChipAgainstResult['byCost'];
type Comparison = Extract<Outcome, { __typename: 'ChipCrossover' }>;

/** What the whole system of SRAM chips that holds a 70B model does beside GPUs, as the context grows. */
export function AgainstSection({ against }: { against: ChipAgainstResult }) {
  return (
    <Section
      id="against"
      title="A 70B model beside GPUs"
      note="Simulated and uncalibrated: Llama 3 70B, weights and caches in 8 bits, one sequence, tokens a second."
    >
      <h3>At equal cost of owning</h3>
      <Compared outcome={against.byCost} name="At equal cost of owning" />
      <h3>At equal power</h3>
      <Compared outcome={against.byPower} name="At equal power" />
    </Section>
  );
}

function Compared({ outcome, name }: { outcome: Outcome; name: string }) {
  if (outcome.__typename !== 'ChipCrossover') return <p>{outcome.message}</p>;
  return (
    <>
      <p>
        {outcome.sentence} Equal: {outcome.equalSentence}
      </p>
      <ComparedTable compared={outcome} name={name} />
    </>
  );
}

function ComparedTable({ compared: { curves }, name }: { compared: Comparison; name: string }) {
  return (
    <StackTable
      caption={`${name}: tokens a second of one sequence over context`}
      {...eachInRow(everyOctave(curves), String, [
        ['Context', formatNumber, {}, 'tokens'],
        ...curves.map((curve): ColumnOf<number> => [
          curve.label,
          (context) => known(valueAt(curve, context), formatNumber, 'memory full'),
          'NUMBER',
          'tokens/s',
        ]),
      ])}
    />
  );
}

interface Curve {
  /** Context at which memory is full; null where the curve reaches the last context. */
  endsAtContext: number | null;
  samples: readonly { context: number; value: number }[];
}

/** Contexts of all curves that are twice the one before, from the shortest. */
export function everyOctave(curves: readonly Curve[]): number[] {
  const contexts = [...new Set(curves.flatMap(({ samples }) => samples.map(({ context }) => context)))];
  const shown: number[] = [];
  for (const context of contexts.toSorted((a, b) => a - b)) {
    const last = shown.at(-1);
    if (last === undefined || context >= 2 * last) shown.push(context);
  }
  return shown;
}

/** Value at a context, or at the nearest before it that is less than an octave away; null past the end of the curve. */
export function valueAt({ endsAtContext, samples }: Curve, context: number): number | null {
  if (endsAtContext !== null && context > endsAtContext) return null;
  const before = samples.findLast((sample) => sample.context <= context);
  return before === undefined || 2 * before.context <= context ? null : before.value;
}
