import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipSlug, modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Slug } from '@inferbench/domain/names/slug';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { chipNotFound, modelNotFound } from './simulation/refusals.ts';

const CHIPS: ReadonlySet<string> = new Set(['chip', 'a', 'b', 'chips', 'with', 'against']);
/** A text that may be a name; any other is refused by whoever parses the request. */
const NAME = /^[\p{L}\p{N} ._:/+(),@&-]{2,200}$/u;

const MODELS: ReadonlySet<string> = new Set(['model', 'draftModel']);

/**
 * A request of any shape whose chips and models stand under their slugs, whatever name it calls them by. What looks like a slug and
 * is none stays, and so does what is no name: whoever looks it up or parses it refuses it. Error: NOT_FOUND for any other name that
 * means none or several.
 */
export function withSlugs<T extends object>(
  request: T,
  catalogue: CatalogueView,
): Result<T, InferbenchError> {
  try {
    return ok(renamed(request, catalogue));
  } catch (error) {
    if (error instanceof InferbenchError) return fail(error);
    throw error;
  }
}

function renamed<T extends object>(request: T, catalogue: CatalogueView): T {
  const entries = Object.entries(request).map(([key, value]: [string, unknown]) => [
    key,
    valueOf(key, value, catalogue),
  ]);
  return { ...request, ...Object.fromEntries(entries) };
}

function valueOf(key: string, value: unknown, catalogue: CatalogueView): unknown {
  if (typeof value === 'string') return slugOf(key, value, catalogue);
  if (Array.isArray(value))
    return value.map((each: unknown) => (typeof each === 'string' ? slugOf(key, each, catalogue) : each));
  return typeof value === 'object' && value !== null ? renamed(value, catalogue) : value;
}

function slugOf(key: string, name: string, catalogue: CatalogueView): string {
  const isChip = CHIPS.has(key);
  if (!isChip && !MODELS.has(key)) return name;
  const slug = isChip ? chipSlug(catalogue, name) : modelSlug(catalogue, name);
  if (Slug.safeParse(slug).success || !NAME.test(name)) return slug;
  throw isChip ? chipNotFound(name, catalogue.chips) : modelNotFound(name, catalogue.models);
}
