'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { focusFirstWrong } from '../frame/field-error.tsx';
import { addressOfValues, filled, queryOfValues, valuesOfForm, holds } from './form-values.ts';
import type { FormValues } from '../frame/form-values.ts';
import { FillForm, LiveLink } from './live-link.tsx';
import type { WorkloadNames } from './names.ts';
import { pricedChips } from './price-fields.tsx';
import { loadLiveRanking, useWorkload } from './use-workload.ts';
import type { WorkloadChoices } from './workload-choices.ts';
import { WorkloadFields } from './workload-fields.tsx';
import type { WorkloadState } from './workload-state.ts';
import type { Preset } from './presets.ts';

interface WorkloadAppProps {
  initial: WorkloadState;
  names: WorkloadNames;
  choices: WorkloadChoices;
  policy: OwnershipAssumptions;
  origin: string;
  /** The form as the servers below were asked for with. */
  asked: string;
  servers: ReactNode;
}

/** Form, servers and ranking. A GET form without JavaScript; with it the ranking follows what is typed, and the servers what is sent. */
export function WorkloadApp({ initial, names, choices, policy, origin, asked, servers }: WorkloadAppProps) {
  const { state, take } = useWorkload(initial, { names, origin });
  const router = useRouter();
  const [isAsking, startAsking] = useTransition();
  const send = (values: FormValues) => {
    take(values, 'NOW');
    startAsking(() => router.replace(addressOfValues(values), { scroll: false }));
  };
  const form = useRef<HTMLFormElement>(null);
  // Fields keep what is typed in them; a change from elsewhere, as a preset, makes them anew.
  const [fillCount, setFillCount] = useState(0);
  const { values, problems, shown, busy } = state;
  const fill = (fills: FormValues) => {
    setFillCount((count) => count + 1);
    send(filled(values, fills));
  };
  const catchUp = useEffectEvent(() => {
    // What was typed, or brought back by the browser, before this page listened.
    if (form.current === null) return;
    // What is not loaded then is asked for again by what is typed.
    form.current.addEventListener('focusin', () => void loadLiveRanking().catch(() => undefined), {
      once: true,
    });
    const now = valuesOfForm(new FormData(form.current));
    if (queryOfValues(now) !== queryOfValues(initial.values)) take(now, 'NOW');
  });
  useEffect(() => catchUp(), []);

  const priced = pricedChips(values, shown?.pricedChips ?? [], names.chips);
  const fields = { values, problems, names, choices, policy, pricedChips: priced };
  return (
    <FillForm value={fill}>
      <form
        ref={form}
        className="workload-form"
        method="get"
        action="/your-workload"
        aria-label="Your workload"
        onInput={({ currentTarget }) => take(valuesOfForm(new FormData(currentTarget)), 'PAUSE')}
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          send(valuesOfForm(new FormData(currentTarget)));
          // After the state that marks it is on the page.
          setTimeout(() => focusFirstWrong(currentTarget));
        }}
      >
        <div key={fillCount}>
          <WorkloadFields {...fields} />
        </div>
        <PresetLinks presets={choices.presets} values={values} />
      </form>
      <p role="status" className="hidden-word">
        {state.said}
      </p>
      <div aria-busy={isAsking}>
        {queryOfValues(values) === asked ? null : (
          <p className="note needs-js">These servers are for what stood in the form before. Press Answer.</p>
        )}
        {servers}
      </div>
      <Trouble state={state} onRetry={() => send(values)} />
      {shown === null ? null : (
        <div aria-busy={busy} className="result">
          {shown.view}
        </div>
      )}
    </FillForm>
  );
}

/** Why the ranking is not of what stands in the fields, and what to do. */
function Trouble({ state, onRetry }: { state: WorkloadState; onRetry: () => void }) {
  const { trouble, refusal, problems, shown, values } = state;
  const kept = shown === null ? '' : ' What is below is of what was asked before.';
  if (trouble !== null)
    return (
      <div className="message critical" role="alert">
        <p>
          <strong>No ranking of this.</strong> {trouble} Nothing that you typed is lost.{kept}
        </p>
        <p>
          <a
            className="retry"
            href={addressOfValues(values)}
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            Try again
          </a>
        </p>
      </div>
    );
  if (refusal !== null)
    return (
      <div className="message warning" role="alert">
        <p>
          {refusal}
          {kept}
        </p>
      </div>
    );
  const wrong = Object.keys(problems).length;
  if (wrong === 0) return null;
  return (
    <div className="message warning">
      <p>
        {wrong === 1 ? 'One field has' : `${wrong} fields have`} to be mended before anything is ranked.{kept}
      </p>
    </div>
  );
}

/** Three workloads to begin with, each with what it fills in; model, prices and costs stay as they are. */
function PresetLinks({ presets, values }: { presets: readonly Preset[]; values: FormValues }) {
  return (
    <div className="presets" role="group" aria-label="Presets">
      {presets.map(({ id, label, words, fills }) => (
        <LiveLink
          key={id}
          href={addressOfValues(filled(values, fills))}
          fills={fills}
          current={holds(values, fills)}
        >
          <strong>{label}</strong> <span>{words}</span>
        </LiveLink>
      ))}
    </div>
  );
}
