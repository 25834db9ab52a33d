import type { UnrankedPage } from '@inferbench/graphql-documents/unranked';
import { INFERRED_WORDS, stackWords } from '../words/words.ts';

/** A system that stands in the slice and does not rank, and why. */
export interface Unranked {
  pointId: string;
  system: string;
  reason: string;
}

/** What stands in its place without a rank stands elsewhere. */
export function unrankedOf({ nodes }: UnrankedPage): Unranked[] {
  return nodes
    .filter(({ inPlace }) => inPlace === null)
    .map(({ detail, point, system }) => {
      const chips = system.chips === 1 ? '' : ` ×${system.chips}`;
      const inferred = point.configuration === 'INFERRED' ? `, ${INFERRED_WORDS.short}` : '';
      return {
        pointId: point.id,
        system: `${system.chip.shortName}${chips}, ${stackWords(system.framework)}${inferred}`,
        reason: detail,
      };
    });
}
