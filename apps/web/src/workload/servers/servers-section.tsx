import { counted, listedUpTo } from '@inferbench/units/english';
import { formatUsd } from '@inferbench/units/format';
import type { ServersAnswer } from '@inferbench/graphql-documents/answers';
import { chipAddress } from '../../address/pages.ts';
import type { Answer } from '../../api/answer.ts';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { Folded } from '../../frame/folded.tsx';
import { unbroken } from '../../words/numbers.ts';
import type { ServersShown } from './load-servers.ts';
import { serversFigure } from './servers-figure.ts';
import { linked, withBelow } from '../../chart/table/linked.tsx';

/** How many servers the service needs, what they cost a month, and why the others are out. */
export function ServersSection({ answer }: { answer: Answer<ServersShown> }) {
  if (answer.state === 'MISSING') return null;
  return (
    <section id="servers-needed" aria-labelledby="servers-title">
      {answer.state === 'DATA' ? (
        <Shown shown={answer.value} />
      ) : (
        <>
          <h2 id="servers-title">Servers you need</h2>
          <p>The simulation did not finish. What was published stands below; ask again in a moment.</p>
        </>
      )}
    </section>
  );
}

function Shown({ shown: { outcome, view } }: { shown: ServersShown }) {
  if (!outcome.ok)
    return (
      <>
        <h2 id="servers-title">Servers you need</h2>
        <p>{`${outcome.refused.message} ${outcome.refused.fix ?? ''}`}</p>
      </>
    );
  const of = outcome.value;
  const chart = serversFigure(of, view);
  return (
    <>
      <p className="servers-number">{of.answer ?? 'none'}</p>
      <p className="lede">{unbroken(of.sentence)}</p>
      {of.api === null ? null : (
        <p className="note">
          The same tokens from an API: {formatUsd(of.api.usdPerMonth)} a month at {of.api.provider}, list
          price read on {of.api.readOn}.
        </p>
      )}
      {chart === null ? (
        <h2 id="servers-title">{of.head.finding}</h2>
      ) : (
        <ChartFrame id="servers" chart={chart} />
      )}
      <Folded id="servers-rows" title="Waits, speeds and servers without a price">
        <StackTable caption="Servers for your workload" {...tableOf(of)} />
        <Out of={of} />
      </Folded>
    </>
  );
}

function tableOf({ priced, unpriced }: ServersAnswer) {
  return eachInRow([...priced, ...unpriced], ({ chip: key }) => ({ key, className: 'kind-simulated' }), [
    ['Servers', ({ chip, name }) => linked(chipAddress(chip), name)],
    [
      '$ a month',
      ({ usdPerMonth: { value, words } }) =>
        value === null ? words : withBelow(formatUsd(value), `${words} a chip`),
      'NUMBER',
    ],
    ['Waits and speed', ({ latency }) => latency, 'FULL'],
    ['Number', ({ error }) => error, { unit: 'with the error of its times', label: 'Number' }],
  ]);
}

const MOST_NAMED = 6;

function Out({ of: { out } }: { of: ServersAnswer }) {
  if (out.length === 0) return null;
  const reasons = new Map<string, string[]>();
  for (const { label, reason } of out) reasons.set(reason, [...(reasons.get(reason) ?? []), label]);
  return (
    <ul className="note">
      {[...reasons].map(([reason, labels]) => (
        <li key={reason}>
          {counted(labels.length, 'chip')} left out, {reason}: {listedUpTo(MOST_NAMED, labels)}.
        </li>
      ))}
    </ul>
  );
}
