import { firstText, type SearchParameters } from './search-parameters.ts';

/** What only a slice of the board has: one phase, batch and context, with a board's own page and evidence. */
const BOARD_KEYS = ['phase', 'shape', 'batch', 'context', 'evidence', 'after', 'precision'] as const;

/** Whether an address asks for one slice of the board of a model instead of its page. */
export function boardView(parameters: SearchParameters): boolean {
  return BOARD_KEYS.some((key) => firstText(parameters, key) !== undefined);
}
