import { keyedPart, PLAIN_TECHNIQUE, techniqueOf } from '@inferbench/domain/comparability';
import { COST_BASIS_WORDS } from '@inferbench/domain/cost-basis-words';
import { CostBasis } from '@inferbench/domain/score';

/** What a value is of, as people read it: "rented", "device sensor"; techniques where they are not the plain ones. */
export function keyWords(key: string): string {
  const [technique, part] = [techniqueOf(key), keyedPart(key)];
  if (part === null) return technique;
  const basis = CostBasis.options.find((option) => option === part);
  const words = basis === undefined ? part.replaceAll('_', ' ') : COST_BASIS_WORDS[basis].name;
  return technique === PLAIN_TECHNIQUE ? words : `${words} with ${technique}`;
}
