'use client';

import type { Claim } from '@inferbench/domain/simulation/claim';
import { type ReactNode, useMemo } from 'react';
import { chipAddress, pageAddress } from '../../address/pages.ts';
import { EngineBroken, SimulatedTag } from '../../engine/engine-notes.tsx';
import { ChartSection } from '../../chart/chart-section.tsx';
import { Folded } from '../../frame/folded.tsx';
import { viewCitation } from '../../frame/citation.ts';
import { TakeAway } from '../../frame/take-away.tsx';
import { useEngine } from '../../engine/use-engine.ts';
import { useLiveForm, withRefusal } from '../../engine/use-live-form.ts';
import { useShownAddress } from '../../engine/use-shown-address.ts';
import { AssumedSection } from './assumed-section.tsx';
import { LabTabs } from '../lab-tabs.tsx';
import { BoundSection } from './bound-section.tsx';
import type { ClaimAnswer, ClaimTask } from './claim-answer.ts';
import { verdictSentence } from './claim-words.ts';
import { ReadingsSection } from './readings-section.tsx';
import { regionFigure } from './region-figure.ts';
import { EngineForm, type LiveFormProps } from '../../engine/engine-form.tsx';
import type { FormField } from '../../address/form-field.ts';

interface ClaimLiveProps {
  first: ClaimAnswer;
  origin: string;
  say: ReactNode;
}

/** The page: first as the server answered, then as the engine of the browser does at every change. */
export function ClaimLive({ first, origin, say }: ClaimLiveProps) {
  const { answer, busy, broken, ask, restart } = useEngine<ClaimTask>('claim', first);
  const fields = useMemo(() => withRefusal(answer.fields, answer.outcome), [answer]);
  const live = useLiveForm(fields, (parameters) => ask({ parameters }));
  useShownAddress(pageAddress('claim'), answer.query, first.query);
  const claim = answer.outcome?.ok ? answer.outcome.value : null;
  return (
    <>
      <div className="head">
        <LabTabs current="claim" />
        <h1>Claim check</h1>
        <Verdict answer={answer} />
        {say}
      </div>
      <EngineBroken broken={broken} restart={restart} />
      <ClaimForm fields={fields} live={live} alive={broken === null} />
      {claim === null ? null : (
        <Findings claim={claim} names={answer.names} query={answer.query ?? ''} busy={busy} origin={origin} />
      )}
    </>
  );
}

function Verdict({ answer }: { answer: ClaimAnswer }) {
  const { outcome, example, names } = answer;
  if (outcome === null)
    return (
      <p className="lede" role="status">
        Not checked: the form does not state a claim yet. What is missing is said at its field.
      </p>
    );
  if (!outcome.ok)
    return (
      <div className="message warning" role="status">
        <p>
          <code>{outcome.refused.code}</code> {outcome.refused.message} {outcome.refused.fix}
        </p>
      </div>
    );
  return (
    <div role="status">
      {example ? (
        <p className="note">
          An example, since no claim was stated: {names.vendor} {names.chip}, {names.model}.
        </p>
      ) : null}
      <p className="verdict">{verdictSentence(outcome.value)}</p>
      <p className="lede">
        <SimulatedTag /> {outcome.value.sentence}
      </p>
    </div>
  );
}

interface FindingsProps {
  claim: Claim;
  names: ClaimAnswer['names'];
  query: string;
  busy: boolean;
  origin: string;
}

function Findings({ claim, names, query, busy, origin }: FindingsProps) {
  const region = useMemo(() => regionFigure(claim, query), [claim, query]);
  const address = `${origin}${pageAddress('claim', { query })}`;
  const what = `claim check, ${names.model} on ${claim.placement.chips} × ${names.chip}, simulated`;
  return (
    <div className="claim-findings" aria-busy={busy}>
      <ReadingsSection claim={claim} />
      <BoundSection binding={claim.binding} />
      <Folded title="At which context and batch it can hold" id="region-fold">
        <ChartSection id="region" chart={region} />
      </Folded>
      <Folded title="What was assumed" id="assumed-fold">
        <AssumedSection claim={claim} />
      </Folded>
      <TakeAway
        sentence={`${verdictSentence(claim)} Simulated.`}
        permalink={address}
        citation={viewCitation({ what, versions: [`engine ${claim.engineVersion}`], address })}
        files={[]}
      />
      <p className="links">
        <a href={chipAddress(claim.chip)}>The chip and its sources</a>
        <a href={pageAddress('whatIf', { query: { chip: claim.chip } })}>Edit the chip</a>
      </p>
    </div>
  );
}

interface ClaimFormProps extends LiveFormProps {
  fields: readonly FormField[];
}

/** Fields that every claim has; the rest is folded until it is stated. */
const ALWAYS: ReadonlySet<string> = new Set([
  'tokensPerSec',
  'context',
  'chip',
  'model',
  'chips',
  'batch',
  'weightPrecision',
]);

function ClaimForm({ fields, ...form }: ClaimFormProps) {
  const more = fields.filter(({ name }) => !ALWAYS.has(name));
  const stated = more.some(({ value, problem }) => value !== '' || problem !== null);
  const back = <a href={pageAddress('claim')}>Back to the example</a>;
  return (
    <EngineForm page="claim" label="Claim" verb="Check" back={back} {...form}>
      {(shown) => (
        <fieldset>
          <legend>The claim</legend>
          {shown(fields.filter(({ name }) => ALWAYS.has(name)))}
          <details className="wide" open={stated || undefined}>
            <summary>More that a claim can say</summary>
            <div className="inner-questions">{shown(more)}</div>
          </details>
        </fieldset>
      )}
    </EngineForm>
  );
}
