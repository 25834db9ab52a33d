import type { ExpectationsAnswer } from '@inferbench/graphql-documents/answers';
import type { ReactNode } from 'react';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { counted } from '@inferbench/units/english';
import { formatContext, formatNumber, formatValue } from '@inferbench/units/format';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { pointAddress, chipAddress } from '../address/pages.ts';
import { withBelow } from '../chart/table/linked.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Column } from '../chart/table/table-parts.ts';
import { Folded } from '../frame/folded.tsx';
import { Section } from '../frame/section.tsx';
import { Options } from '../frame/picker.tsx';
import { CHIP_MODELS } from './chip-models.ts';

type Load = ExpectationsAnswer['contexts'][number]['loads'][number];
type Shown = Load['each'];

const COLUMNS: readonly Column[] = [
  { head: 'Context', unit: 'tokens' },
  { head: 'Prompt alone', unit: 'ms', numeric: true },
  { head: 'Token, 1 user', unit: 'ms', numeric: true },
  { head: 'Speed, 1 user', unit: 'tokens/s', numeric: true },
  { head: 'Published, 1 user', unit: 'tokens/s', numeric: true },
  { head: 'Chips, 1 user', numeric: true },
  { head: 'Token, 20 users', unit: 'ms', numeric: true },
  { head: 'Each of 20', unit: 'tokens/s', numeric: true },
  { head: 'Published near 20', unit: 'tokens/s each', numeric: true },
  { head: 'All 20', unit: 'tokens/s', numeric: true },
  { head: 'Chips, 20 users', numeric: true },
];

interface ExpectSectionProps {
  of: Outcome<ExpectationsAnswer>;
  model: string;
  slug: string;
}

export function ExpectSection({ of, model, slug }: ExpectSectionProps) {
  return (
    <Section id="expect" title="What to expect" note={of.ok ? sentenceOf(of.value) : undefined}>
      {of.ok ? null : <p>{of.refused.message}</p>}
      <Folded title={of.ok ? '1K to 128K tokens' : 'Another model'} id="expect-fold">
        <div id="expected">
          <ModelChoice id="expected" slug={slug} model={model} />
          {of.ok ? <Expected of={of.value} /> : null}
        </div>
      </Folded>
    </Section>
  );
}

const TOLD_CONTEXT = 16_384;

/** Says "At 16K one user of Llama 3.3 70B gets 36.3 tokens/s on 1 chip (simulated, 29.2 to 45.3), 20 users get 51.6 each on 4 (41.4 to 64.2)." */
export function sentenceOf({
  contexts,
  modelName,
}: Pick<ExpectationsAnswer, 'contexts' | 'modelName'>): string | undefined {
  const at = contexts.find(({ context }) => context === TOLD_CONTEXT) ?? contexts.at(-1);
  const [one, many] = at?.loads ?? [];
  if (at === undefined || one === undefined || many === undefined) return undefined;
  if (one.chips === null) return one.all.words;
  const first = gets(one.each, `tokens/s on ${counted(one.chips, 'chip')}`, 'simulated, ');
  const rest =
    many.chips === null
      ? `${many.users} users do not fit`
      : `${many.users} users get ${gets(many.each, `each on ${many.chips}`)}`;
  return `At ${formatContext(at.context)} one user of ${modelName} gets ${first}, ${rest}.`;
}

function gets({ value, low, high, words }: Shown, unit: string, kind = ''): string {
  if (value === null || low === null || high === null) return words;
  return `${formatValue(value)} ${unit} (${kind}${formatValue(low)} to ${formatValue(high)})`;
}

function noteOf({ modelName, precision, label, band }: ExpectationsAnswer): string {
  return `${modelName} in ${precisionNames(precision).short} on the fewest ${label} that hold it: 1, 2, 4 or 8. Simulated; ${band === null ? 'nothing fits' : `below each figure its band: ${band}`}. Published is the nearest run on as many chips in the same class of weights: at most twice or half the context, and 13 to 32 users beside 20.`;
}

function Expected({ of }: { of: ExpectationsAnswer }) {
  const { contexts } = of;
  const loads = contexts.flatMap((at) => at.loads);
  const reasons = [1, 20].flatMap(
    (users) => loads.find((load) => load.users === users && load.refused !== null)?.all.words ?? [],
  );
  return (
    <>
      <p className="note">{noteOf(of)}</p>
      {loads.every(({ refused }) => refused !== null) ? null : (
        <StackTable
          caption="What one user and 20 get over context, simulated, and what was published near"
          columns={COLUMNS}
          rows={contexts.map(({ context, promptMs, loads: [one, many] }) => ({
            key: String(context),
            cells: [formatContext(context), shown(promptMs), ...ofLoad(one).toSpliced(3, 1), ...ofLoad(many)],
          }))}
        />
      )}
      {[...new Set(reasons)].map((reason) => (
        <p className="note" key={reason}>
          {reason}
        </p>
      ))}
    </>
  );
}

/** Cells of a load: time of a token, speed of each, what was published near it, speed of all, chips. */
function ofLoad(load: Load | undefined) {
  if (load === undefined) return [];
  const { tpotMs, each, published, all, chips } = load;
  if (chips === null) return [...Array.from({ length: 4 }, () => 'does not fit'), 'more than 8'];
  return [shown(tpotMs), shown(each), publishedCell(published), shown(all), formatNumber(chips)];
}

function publishedCell({ each, users, context, pointId }: Load['published']): ReactNode {
  const { value, kind, words } = each;
  if (value === null || kind === null || pointId === null || context === null || users === null) return words;
  return withBelow(
    <a href={pointAddress(pointId)} title={words}>
      {formatValue(value)}
    </a>,
    `${KIND_WORDS[kind]}: ${users === 1 ? '' : `${formatNumber(users)} users `}at ${formatContext(context)}`,
  );
}

function shown({ value, low, high, words }: Shown) {
  if (value === null || low === null || high === null) return words;
  return withBelow(formatValue(value), `${formatValue(low)} to ${formatValue(high)}`);
}

function ModelChoice({ id, slug, model }: { id: string; slug: string; model: string }) {
  return (
    <form action={chipAddress(slug, { section: id })} className="model-choice">
      <label htmlFor={`${id}-model`}>Model</label>
      <select id={`${id}-model`} name="model" defaultValue={model}>
        <Options of={CHIP_MODELS.map(({ slug: value, name: words }) => ({ value, words }))} />
      </select>
      <button type="submit">Show</button>
    </form>
  );
}
