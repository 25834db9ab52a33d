import type { Kind } from '@inferbench/domain/terms/kind';

/** Name of the shape of a kind, which a page has once. */
export const kindShapeId = (kind: Kind) => `kind-${kind.toLowerCase()}`;

export const kindMarkText = (kind: Kind) =>
  `<svg class="kind-mark" aria-hidden="true"><use href="#${kindShapeId(kind)}"/></svg>`;
