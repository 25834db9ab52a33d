import { ChipFamily } from '@inferbench/domain/chip';
import { OwnDocument, OwnDraft } from '@inferbench/graphql-documents/draft';
import { parseDocument } from '@inferbench/importers/parse-document';
import { z } from 'zod';
import { pageAddress } from '../address/pages.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { actingAs } from '../session/acting-as.ts';
import type { Session } from '../session/session-of.ts';
import { oneText } from '../vendor-form/one-text.ts';
import type { FormTexts } from '../vendor-form/form-node.ts';
import { readTexts } from '../vendor-form/read-texts.ts';
import type { ChipFormProps } from './chip-form.tsx';
import { chipNodes, chipSections } from './chip-sections.ts';

export interface NewChipView {
  family: ChipFamily;
  form: ChipFormProps;
  /** What the address asks for and is not shown, in a sentence; null where nothing is missing. */
  problem: string | null;
}

/** The form as its address asks for it: empty, of a draft, or of what is corrected. */
export async function newChipView(
  parameters: SearchParameters,
  session: Session | null,
): Promise<NewChipView> {
  const [draftId, corrected] = [oneText(parameters['draft']), oneText(parameters['corrects'])];
  const draft = draftId === null ? null : await ownDraft(draftId, session);
  const corrects = draft?.settings.supersedes ?? corrected;
  const before = corrects === null ? null : await ownDocument(corrects, session);
  const begun = documentOf(draft?.document ?? before?.document ?? null);
  const asked = ChipFamily.safeParse(oneText(parameters['family']));
  const family = familyOf(begun) ?? (asked.success ? asked.data : 'simt');
  const nodes = chipNodes(family);
  const query = {
    family,
    ...(draft === null ? {} : { draft: draft.id }),
    ...(corrects === null ? {} : { corrects }),
  };
  const organization = session?.who.actor.organization ?? null;
  return {
    family,
    problem: problemOf({ draftId, draft, corrects, before, session }),
    form: {
      sections: chipSections(family),
      nodes,
      start: begun === null ? startOf(organization?.name ?? '') : readTexts(nodes, begun),
      draft: draft === null ? null : { id: draft.id, version: draft.version },
      corrects:
        before === null
          ? null
          : { id: before.id, texts: readTexts(nodes, documentOf(before.document ?? null)) },
      as:
        session === null || organization === null
          ? null
          : { ...actingAs(session.who), name: organization.name },
      address: pageAddress('newChip', { query }),
    },
  };
}

/** What most first files begin with. */
function startOf(vendor: string): FormTexts {
  const today = new Date().toISOString().slice(0, 10);
  return {
    'sources.#': '1',
    'sources.0.$name': 'datasheet',
    'sources.0.readOn': today,
    'peaks.#': '1',
    status: 'shipping',
    ...(vendor === '' ? {} : { vendor }),
  };
}

async function ownDraft(id: string, session: Session | null) {
  const answer = await session?.ask(OwnDraft, { id });
  const draft = answer?.state === 'DATA' ? answer.value.draft : null;
  return draft?.subject === 'CHIP' ? draft : null;
}

async function ownDocument(id: string, session: Session | null) {
  const answer = await session?.ask(OwnDocument, { id });
  const submission = answer?.state === 'DATA' ? answer.value.submission : null;
  return submission?.subject === 'CHIP' && submission.document !== null ? submission : null;
}

function documentOf(text: string | null): unknown {
  const parsed = text === null ? null : parseDocument(text);
  return parsed?.ok === true ? parsed.value : null;
}

function familyOf(document: unknown): ChipFamily | null {
  return z.object({ family: ChipFamily }).safeParse(document).data?.family ?? null;
}

interface Asked {
  draftId: string | null;
  draft: unknown;
  corrects: string | null;
  before: unknown;
  session: Session | null;
}

function problemOf({ draftId, draft, corrects, before, session }: Asked): string | null {
  if (draftId !== null && draft === null)
    return session === null
      ? 'Sign in to open this draft.'
      : 'Your organisation has no draft of a chip at this address.';
  if (corrects !== null && before === null)
    return session === null
      ? 'Sign in to correct what your organisation submitted.'
      : 'Your organisation submitted no chip at this address.';
  return null;
}
