import { ChipFamily } from '@inferbench/domain/chips/chip';
import { parseDocument } from '@inferbench/importers/content/parse-document';
import { z } from 'zod';
import { pageAddress } from '../../address/pages.ts';
import { firstText, type SearchParameters } from '../../address/search-parameters.ts';
import type { Session } from '../../account/session/session-of.ts';
import { begunBy } from '../vendor-form/begun.ts';
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
  const { draft, before, problem, query, as } = await begunBy(parameters, session, 'CHIP');
  const document = documentOf(draft?.document ?? before?.document ?? null);
  const stated = z.object({ family: ChipFamily }).safeParse(document).data;
  const family = stated?.family ?? ChipFamily.safeParse(firstText(parameters, 'family')).data ?? 'simt';
  const nodes = chipNodes(family);
  const earlier = readTexts(nodes, documentOf(before?.document ?? null));
  return {
    family,
    problem,
    form: {
      sections: chipSections(family),
      nodes,
      start: document === null ? startOf() : readTexts(nodes, document),
      draft: draft === null ? null : { id: draft.id, version: draft.version },
      // Nobody declares a chip in another's name (SPEC-VENDOR), and a correction keeps its vendor.
      given: as === null ? {} : { vendor: earlier['vendor'] ?? as.name },
      corrects: before === null ? null : { id: before.id, texts: earlier },
      as,
      address: pageAddress('newChip', { query: { family, ...query } }),
    },
  };
}

/** What most first files begin with. */
function startOf(): FormTexts {
  return {
    'sources.#': '1',
    'sources.0.$name': 'datasheet',
    'sources.0.readOn': new Date().toISOString().slice(0, 10),
    'peaks.#': '1',
    status: 'shipping',
  };
}

function documentOf(text: string | null): unknown {
  const parsed = text === null ? null : parseDocument(text);
  return parsed?.ok === true ? parsed.value : null;
}
