import {
  Ledger,
  type LedgerPointListed,
  LedgerPoints,
  type LedgerSummary,
} from '@inferbench/graphql-documents/ledger';
import { visitorNames } from '../../../address/names/visitor-names.ts';
import { allPages, mapAnswer } from '../../../api/all-pages.ts';
import { type Answer, ask } from '../../../api/answer.ts';

export interface LedgerData {
  ledger: LedgerSummary;
  names: Readonly<Record<string, string>>;
}

export async function loadLedger(): Promise<Answer<LedgerData>> {
  const [answer, { chips, models }] = await Promise.all([ask(Ledger, {}), visitorNames()]);
  const names = Object.fromEntries([...chips, ...models].map(({ slug, shortName }) => [slug, shortName]));
  return mapAnswer(answer, ({ ledger }) => ({ ledger, names }));
}

export async function loadLedgerPoints(): Promise<Answer<LedgerPointListed[]>> {
  return allPages(async (after) =>
    mapAnswer(await ask(LedgerPoints, { after }), ({ ledger }) => ledger.points),
  );
}
