import type { Subject } from '@inferbench/db/lifecycle/subject';
import { chipShortName } from '@inferbench/domain/catalogue/names';

/** "Run of Llama 3 8B on H100", "Specification of MyChip 1". */
export function subjectWords({ subject, chipSlug, chipName, modelName }: Subject): string {
  const chip =
    chipSlug === null || chipName === null ? null : chipShortName({ slug: chipSlug, name: chipName });
  if (subject === 'RUN') return `Run of ${modelName ?? 'a kernel'} on ${chip ?? 'an unknown chip'}`;
  return `Specification of ${(subject === 'CHIP' ? chip : modelName) ?? 'an entry'}`;
}
