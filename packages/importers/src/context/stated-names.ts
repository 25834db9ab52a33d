import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Slug } from '@inferbench/domain/names/slug';
import type { Statements } from './statements.ts';

/** What a name means, and where what was stated is kept. */
export interface Means {
  statements: Statements;
  catalogue: CatalogueView;
}

/**
 * The entry that a stated name means. A slug that the catalogue lacks is kept as it is and never corrected: evaluation refuses
 * it with what it may have meant (SCHEMA-REFERENCE), and another catalogue may know it. Throws NOT_FOUND for any other name.
 */
export function slugOrRefusal(
  name: string,
  meant: string | null,
  { path, help }: { path: string; help: string },
): string {
  if (meant !== null) return meant;
  if (Slug.safeParse(name).success) return name;
  throw new InferbenchError('NOT_FOUND', `"${name.slice(0, 80)}" is no one entry of the catalogue.${help}`, {
    path,
    value: name.slice(0, 80),
    expected: 'the slug of one entry',
    fix: 'See `inferbench chips` and `inferbench models`, or describe it in a file of its own.',
  });
}
