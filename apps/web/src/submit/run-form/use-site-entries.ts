import { isEffective } from '@inferbench/domain/scores/standing';
import { KnownChip, KnownModel } from '@inferbench/graphql-documents/known-specification';
import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useRef, useState } from 'react';
import { browserClient, fetchOptions } from '../../api/browser-client.ts';
import { type Named, NO_ENTRIES, type SiteEntries } from './run-preview.ts';

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
export function useSiteEntries({ lacking, own, organization }: Asking): SiteEntries {
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
