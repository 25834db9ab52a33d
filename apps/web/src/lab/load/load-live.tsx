'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { pageAddress } from '../../address/pages.ts';
import { EngineBroken } from '../../engine/engine-notes.tsx';
import { EngineForm } from '../../engine/engine-form.tsx';
import { useEngine } from '../../engine/use-engine.ts';
import { useLiveForm } from '../../engine/use-live-form.ts';
import { useShownAddress } from '../../engine/use-shown-address.ts';
import type { LoadAnswer, LoadTask, PublishedLoad } from './load-answer.ts';
import type * as Parts from './load-shown.tsx';

interface LoadLiveProps {
  first: LoadAnswer;
  published: readonly PublishedLoad[];
  /** The first look as it is shown, made where the page is: what stands above the form, and below it. */
  head: ReactNode;
  chart: ReactNode;
}

const NO_POINTS: readonly PublishedLoad[] = [];

/** The page: first as the server answered, then as the engine of the browser does at every change. */
export function LoadLive({ first, published, head, chart }: LoadLiveProps) {
  const { answer, busy, broken, ask, restart } = useEngine<LoadTask>('load', first);
  // The server answers with a first look; the engine of the browser goes on from there.
  useEffect(() => {
    ask({ parameters: Object.fromEntries(first.fields.map(({ name, value }) => [name, value])) });
  }, [ask, first]);
  const live = useLiveForm(answer.fields, (parameters) => ask({ parameters }));
  useShownAddress(pageAddress('load'), answer.query, first.query);
  const { shown, lost } = useShown(answer, first);
  return (
    <>
      <EngineBroken broken={broken ?? lost} restart={restart} />
      {shown === null ? head : <shown.parts.LoadHead answer={shown.of} />}
      <EngineForm
        page="load"
        label="Load"
        verb="Show"
        live={live}
        alive={broken === null}
        back={<a href={pageAddress('load')}>Back to the example</a>}
      >
        {(fieldsOf) => (
          <fieldset>
            <legend>Systems, workload, limits</legend>
            {fieldsOf(answer.fields)}
          </fieldset>
        )}
      </EngineForm>
      {shown === null ? (
        chart
      ) : (
        <shown.parts.LoadChart
          answer={shown.of}
          published={isSameLoad(shown.of, first) ? published : NO_POINTS}
          busy={busy}
        />
      )}
    </>
  );
}

const NOT_LOADED = 'A part of this page could not be loaded.';

/** An answer of the engine with what shows it, which comes with the first of them and not with the page; lost, it is asked for at the next. */
function useShown(answer: LoadAnswer, first: LoadAnswer) {
  const [shown, setShown] = useState<{ parts: typeof Parts; of: LoadAnswer } | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (answer === first) return undefined;
    let isOld = false;
    import('./load-shown.tsx').then(
      (parts) => {
        if (isOld) return;
        setShown({ parts, of: answer });
        setLost(null);
      },
      () => {
        if (!isOld) setLost(NOT_LOADED);
      },
    );
    return () => {
      isOld = true;
    };
  }, [answer, first]);
  return { shown, lost };
}

function isSameLoad(a: LoadAnswer, b: LoadAnswer): boolean {
  const isSame = a.model.slug === b.model.slug && a.lengths.inputTokens === b.lengths.inputTokens;
  return isSame && a.lengths.outputTokens === b.lengths.outputTokens;
}
