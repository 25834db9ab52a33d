'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { pageAddress } from '../../address/pages.ts';
import { EngineBroken } from '../../engine/engine-notes.tsx';
import { EngineForm } from '../../engine/engine-form.tsx';
import { useEngine } from '../../engine/use-engine.ts';
import { useLiveForm } from '../../engine/use-live-form.ts';
import { useShownAddress } from '../../engine/use-shown-address.ts';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import type { FormValues } from '../../frame/form-values.ts';
import type { LoadAnswer, LoadTask } from './load-answer.ts';
import { framedLoad } from './load-framed.ts';
import { LoadAnswers } from './load-answers.tsx';
import type { PublishedLoad } from './published-load.ts';

interface LoadLiveProps {
  first: LoadAnswer;
  /** Loads published in the slice that the page was asked for. */
  published: readonly PublishedLoad[];
}

/** The page: first as the server answered, then as the engine of the browser does at every change. */
export function LoadLive({ first, published }: LoadLiveProps) {
  const { answer, busy, broken, ask, restart } = useEngine<LoadTask>('load', first);
  const askForm = useCallback((values: FormValues) => ask({ parameters: values }), [ask]);
  // The server answers with a first look; the engine of the browser goes on from there.
  useEffect(() => {
    askForm(Object.fromEntries(first.fields.map(({ name, value }) => [name, value])));
  }, [askForm, first]);
  const live = useLiveForm(answer.fields, askForm);
  useShownAddress(pageAddress('load'), answer.query, first.query);
  const isFirst = answer.model.slug === first.model.slug && sameLengths(answer, first);
  const framed = useMemo(() => framedLoad(answer, isFirst ? published : []), [answer, isFirst, published]);
  return (
    <>
      <EngineBroken broken={broken} restart={restart} />
      {answer.systems.length === 0 ? (
        <p className="lede" role="status">
          Not simulated: the form does not state a load yet. What is missing is said at its field.
        </p>
      ) : (
        <>
          <LoadAnswers answer={answer} />
          <section aria-busy={busy} aria-labelledby="load-title">
            <ChartFrame chart={framed} id="load" />
          </section>
        </>
      )}
      <EngineForm
        page="load"
        label="Load"
        verb="Show"
        live={live}
        alive={broken === null}
        back={<a href={pageAddress('load')}>Back to the example</a>}
      >
        {(shown) => (
          <fieldset>
            <legend>Systems, workload, limits</legend>
            {shown(answer.fields)}
          </fieldset>
        )}
      </EngineForm>
    </>
  );
}

function sameLengths(a: LoadAnswer, b: LoadAnswer): boolean {
  return a.lengths.inputTokens === b.lengths.inputTokens && a.lengths.outputTokens === b.lengths.outputTokens;
}
