import type { ImportQuestion } from '../compute/check-import.ts';
import type { ImportRunInput } from './import-run.type.ts';

/** What the importer is asked, from either mutation that takes a file. */
export function importQuestion({ document, format, context, run }: ImportRunInput): ImportQuestion {
  return { document, format, context: context ?? '', run: run ?? null };
}
