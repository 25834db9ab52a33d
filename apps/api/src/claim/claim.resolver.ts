import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { keptOutcome } from '../compute/kept-outcome.ts';
import { inputTypeOf } from '../graphql/derived-type.ts';
import { questionField } from '../simulate/question-field.ts';
import { ClaimOutcome } from './claim.type.ts';

export const ClaimResolver = questionField({
  field: 'claim',
  description: 'Under which batch and context "500 tokens/s at 128K" can hold, and in which sense.',
  asked: 'The claim.',
  input: inputTypeOf(ClaimRequest, 'ClaimInput'),
  schema: ClaimRequest,
  type: 'Claim',
  outcome: ClaimOutcome,
  read: (context, request) => keptOutcome(context, 'claim', request),
});
