import { OwnDraft, OwnDocument } from '@inferbench/graphql-documents/draft';
import { pageAddress } from '../address/pages.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { actingAs } from '../session/acting-as.ts';
import type { Session } from '../session/session-of.ts';
import type { Values } from '../submit/build-context.ts';
import { CONTEXT_FIELDS } from '../submit/context-fields.ts';
import { loadNames } from '../submit/load-names.ts';
import { readJson, valueAt } from '../submit/value-at.ts';
import { oneText } from '../vendor-form/one-text.ts';
import type { RunFormProps } from './run-form.tsx';

/** The form of a result as its address asks for it: empty, of a draft, or of what is corrected. */
export async function newRunView(
  parameters: SearchParameters,
  session: Session | null,
): Promise<{ form: RunFormProps; problem: string | null }> {
  const [draftId, corrected] = [oneText(parameters['draft']), oneText(parameters['corrects'])];
  const draft = draftId === null ? null : await ownDraft(draftId, session);
  const corrects = draft?.settings.supersedes ?? corrected;
  const before = corrects === null || draft !== null ? null : await ownDocument(corrects, session);
  const organization = session?.who.actor.organization ?? null;
  const query = {
    ...(draft === null ? {} : { draft: draft.id }),
    ...(corrects === null ? {} : { corrects }),
  };
  const asked = draftId !== null || corrects !== null;
  const found = draft !== null || before !== null;
  return {
    problem:
      !asked || found
        ? null
        : session === null
          ? 'Sign in to open this.'
          : 'Your organisation has no result at this address.',
    form: {
      fields: CONTEXT_FIELDS,
      suggestions: await loadNames(),
      start: startOf(draft, before),
      draft: draft === null ? null : { id: draft.id, version: draft.version },
      corrects,
      as:
        session === null || organization === null
          ? null
          : { ...actingAs(session.who), name: organization.name },
      address: pageAddress('newRun', { query }),
    },
  };
}

function startOf(
  draft: Awaited<ReturnType<typeof ownDraft>>,
  before: Awaited<ReturnType<typeof ownDocument>>,
): RunFormProps['start'] {
  if (draft !== null) {
    const { label, document, settings } = draft;
    const name = label === '' ? 'result file' : label;
    return {
      file: { name, text: document },
      run: settings.run === null ? '' : String(settings.run),
      values: valuesOf(settings.context),
    };
  }
  if (before === null) return { file: null, run: '', values: {} };
  const file = { name: 'the file of the revision before', text: before.document ?? '' };
  return { file, run: '', values: valuesOf(before.context) };
}

/** What stands in the fields for a context that was stated. */
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

async function ownDraft(id: string, session: Session | null) {
  const answer = await session?.ask(OwnDraft, { id });
  const draft = answer?.state === 'DATA' ? answer.value.draft : null;
  return draft?.subject === 'RUN' ? draft : null;
}

async function ownDocument(id: string, session: Session | null) {
  const answer = await session?.ask(OwnDocument, { id });
  const submission = answer?.state === 'DATA' ? answer.value.submission : null;
  return submission?.subject === 'RUN' && submission.document !== null ? submission : null;
}
