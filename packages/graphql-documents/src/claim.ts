import { Claim as Checked } from '@inferbench/domain/claim';
import { wholeAnswer } from './whole-answer.ts';

/** A claimed speed held against the simulator, whole. */
export const Claim = wholeAnswer({
  field: 'claim',
  type: 'Claim',
  input: { request: 'ClaimInput' },
  schema: Checked,
});
