import { useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { forgetInTab, keepInTab, readTab } from '../../frame/tab-store.ts';
import { readJson } from '../value-at.ts';
import type { FormTexts } from './form-node.ts';

const Kept = z.record(z.string(), z.string());

interface KeptTexts {
  texts: FormTexts;
  keep: (texts: FormTexts) => void;
  forget: () => void;
}

/**
 * What is typed outlives a reload and signing in, in this tab alone and until it is closed or somebody signs out: it may be what nobody
 * shall read yet. What is kept wins over what the page begins with.
 */
export function useKeptTexts(name: string, start: FormTexts): KeptTexts {
  const [typed, setTyped] = useState<FormTexts | null>(null);
  // The server knows nothing of it, so that the page begins without.
  const stored = useSyncExternalStore(
    NEVER_CHANGES,
    () => readTab(name),
    () => null,
  );
  const kept = useMemo(() => parsed(stored), [stored]);
  const texts = typed ?? kept ?? start;
  return {
    texts,
    keep(next) {
      setTyped(next);
      keepInTab(name, JSON.stringify(next));
    },
    forget() {
      setTyped(texts);
      forgetInTab(name);
    },
  };
}

const NEVER_CHANGES = () => () => undefined;

function parsed(text: string | null): FormTexts | null {
  return Kept.safeParse(readJson(text ?? 'null')).data ?? null;
}
