import { useEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '../../engine/use-engine.ts';
import { buildContext, type Values } from '../build-context.ts';
import { type ContextField, nameIn } from '../context-field.ts';
import { type Mapping, mappingOf } from '../mapping-rows.ts';
import { placeOf, severalRuns } from '../place-findings.ts';
import { findingWords, type FormFinding, type NameOf } from '../vendor-form/form-finding.ts';
import { type Draft, type DraftContent, isOf } from '../vendor-form/use-draft.ts';
import { type Named, NO_RUN, type RunPreviewTask, NO_ENTRIES, type SiteEntries } from './run-preview.ts';
import { type RunStart, useKeptRun } from './use-kept-run.ts';
import { placedAt } from '../vendor-form/place-findings.ts';
import { isEffective } from '@inferbench/domain/scores/standing';
import { KnownChip, KnownModel } from '@inferbench/graphql-documents/known-specification';
import type { TypedDocumentNode } from '@urql/core';
import { browserClient, fetchOptions } from '../../api/browser-client.ts';

interface RunQuestion {
  /** Name under which the tab keeps what is not saved. */
  name: string;
  fields: readonly ContextField[];
  start: RunStart;
  corrects: string | null;
  said: Draft['said'];
  /** Whether what is missing is told. */
  checked: boolean;
  own: Named;
  organization: string | null;
}

/** The engine waits until the fingers rest. */
const REST_MS = 300;

/** What is chosen and typed of a result, and what the engine of the page and the server make of it. */
export function useRun({ name, fields, start, corrects, said, checked, own, organization }: RunQuestion) {
  const { state, change, forget } = useKeptRun(name, start);
  const { answer, broken, ask, restart } = useEngine<RunPreviewTask>('run-form', NO_RUN);
  const { context, problems } = useMemo(() => buildContext(fields, state.values), [fields, state.values]);
  const { file, values } = state;
  const run = state.run === '' ? null : Number(state.run);
  const text = JSON.stringify(context);
  const entries = useSiteEntries({ lacking: answer.lacking, own, organization });
  useEffect(() => {
    if (file === null) return undefined;
    const timer = setTimeout(() => ask({ document: file.text, context: text, run, entries }), REST_MS);
    return () => clearTimeout(timer);
  }, [ask, file, text, run, entries]);
  const content: DraftContent = {
    subject: 'RUN',
    label: (file?.name ?? '').slice(0, 120),
    document: file?.text ?? '',
    context: text,
    run,
    supersedes: corrects,
  };
  const asked = useMemo(() => fields.map(({ path }) => path), [fields]);
  const found = isOf(said, content) ? said.findings : answer.findings;
  const placed = useMemo(() => placedAt(found, (finding) => placeOf(finding, asked)), [found, asked]);
  const errors = {
    ...state.errors,
    ...errorsOf(placed, { values, checked, nameOf: nameIn(fields) }),
    ...problems,
  };
  const { imported, steps } = answer;
  const mapping: Mapping | null = useMemo(
    () => (imported === null ? null : mappingOf({ __typename: 'ImportedRun', ...imported })),
    [imported],
  );
  const runs =
    state.runs ?? severalRuns(answer.findings.map((finding) => ({ ...finding, severity: 'REJECT' })));
  return {
    state: { ...state, runs, errors },
    change,
    forget,
    content,
    placed,
    mapping: file === null ? null : mapping,
    steps,
    broken,
    restart,
  };
}

/** What is missing is told once somebody asked; what is wrong, at once. */
function errorsOf(
  placed: ReadonlyMap<string, readonly FormFinding[]>,
  { values, checked, nameOf }: { values: Values; checked: boolean; nameOf: NameOf },
): Record<string, string> {
  return Object.fromEntries(
    [...placed].flatMap(([path, findings]): [string, string][] => {
      const rejecting = findings.filter(({ severity }) => severity === 'reject');
      const told = path !== '' && rejecting.length > 0 && (checked || (values[path] ?? '') !== '');
      return told ? [[path, rejecting.map((finding) => findingWords(finding, nameOf)).join(' ')]] : [];
    }),
  );
}

/** A form that works without the site waits no longer for it. */
const TIMEOUT_MS = 10_000;

interface Asking {
  /** Names that no entry of the page answers to. */
  lacking: Named;
  /** Slugs that the organisation declared itself: a name may be one of theirs. */
  own: Named;
  organization: string | null;
}

/** Chips and models as the site knows them under names that the page lacks: each is asked once, and of a file nothing is sent. */
function useSiteEntries({ lacking, own, organization }: Asking): SiteEntries {
  const [entries, setEntries] = useState(NO_ENTRIES);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const anew = (kind: keyof Named) =>
      lacking[kind].length === 0
        ? []
        : [...lacking[kind], ...own[kind]].filter((name) => {
            const key = `${kind} ${name}`;
            return !asked.current.has(key) && asked.current.add(key);
          });
    for (const name of anew('chips'))
      void siteChip(name).then((found) => {
        if (found === null) return;
        const { chip, unreviewed } = found;
        setEntries((before) => ({
          ...before,
          chips: [...before.chips, chip],
          unreviewed: [...before.unreviewed, ...unreviewed],
        }));
      });
    for (const name of anew('models'))
      void siteModel(name, organization).then((model) => {
        if (model !== null) setEntries((before) => ({ ...before, models: [...before.models, model] }));
      });
  }, [lacking, own, organization]);
  return entries;
}

async function siteChip(name: string) {
  const chip = (await known(KnownChip, name))?.chip;
  if (!chip) return null;
  return { chip: chip.specification, unreviewed: isEffective(chip.standing) ? [] : [name] };
}

/** A model that a stranger declared is nobody else's: the server refuses it, too. */
async function siteModel(name: string, organization: string | null): Promise<string | null> {
  const model = (await known(KnownModel, name))?.model;
  if (!model || (!isEffective(model.standing) && model.declaredBy !== organization)) return null;
  return model.specification;
}

async function known<Data>(document: TypedDocumentNode<Data, { slug: string }>, slug: string) {
  const options = { fetchOptions: fetchOptions(TIMEOUT_MS) };
  const { data } = await browserClient.query(document, { slug }, options);
  return data;
}
