import { isEffective, type SpecificationStanding } from '@inferbench/domain/scores/standing';
import { pageAddress } from '../../address/pages.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import type { Session } from '../../account/session/session-of.ts';
import type { Values } from '../build-context.ts';
import { CONTEXT_FIELDS } from '../context-fields.ts';
import { loadSuggestedNames } from '../../address/names/suggested-names.ts';
import { readJson, valueAt } from '../value-at.ts';
import { type Begun, begunBy } from '../vendor-form/begun.ts';
import type { RunFormProps } from './run-form.tsx';
import type { RunStart } from './use-kept-run.ts';

/** The form of a result as its address asks for it: empty, of a draft, or of what is corrected. */
export async function newRunView(
  parameters: SearchParameters,
  session: Session | null,
): Promise<{ form: RunFormProps; problem: string | null }> {
  const [begun, suggestions] = await Promise.all([
    begunBy(parameters, session, 'RUN'),
    loadSuggestedNames(session?.who.actor.organization?.name ?? null),
  ]);
  const { draft, corrects, problem, query, as } = begun;
  return {
    problem,
    form: {
      fields: CONTEXT_FIELDS,
      suggestions,
      own: { chips: declaredIn(suggestions.chips), models: declaredIn(suggestions.models) },
      start: startOf(begun),
      draft: draft === null ? null : { id: draft.id, version: draft.version },
      corrects,
      as,
      address: pageAddress('newRun', { query }),
    },
  };
}

function declaredIn(entries: readonly { slug: string; standing: SpecificationStanding }[]): string[] {
  return entries.flatMap(({ slug, standing }) => (isEffective(standing) ? [] : [slug]));
}

function startOf({ draft, before }: Begun): RunStart {
  if (draft !== null) {
    const { label, document, settings } = draft;
    const name = label === '' ? 'result file' : label;
    const run = settings.run === null ? '' : String(settings.run);
    return { file: { name, text: document }, run, values: valuesOf(settings.context) };
  }
  if (before?.document === undefined || before.document === null) return { file: null, run: '', values: {} };
  const file = { name: 'the file of the revision before', text: before.document };
  return { file, run: '', values: valuesOf(before.context) };
}

function valuesOf(text: string | null): Values {
  const context = text === null ? null : readJson(text);
  return Object.fromEntries(
    CONTEXT_FIELDS.flatMap(({ path }): [string, string][] => {
      const value = valueAt(context, path);
      return typeof value === 'string' || typeof value === 'number' || value === true
        ? [[path, String(value)]]
        : [];
    }),
  );
}
