import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { SubmitChipInput, SubmitModelInput } from './specification.input.ts';
import { ChipAcceptedType, ModelAcceptedType } from './specification.type.ts';
import { submitEntity } from './submit-entity.ts';

export const SpecificationResolver = mutationsOf({
  submitChip: {
    description:
      'Submits a chip specification, or its next version. Needs a key with the scope submit or write:specs.',
    asked: 'The specification.',
    input: SubmitChipInput,
    payload: payloadOf('submitChip', ChipAcceptedType, ConflictType),
    run: (context, input: SubmitChipInput) => submitEntity(context, { subject: 'CHIP', input }),
  },
  submitModel: {
    description: 'Submits the shape of a model. Needs a key with the scope submit or write:specs.',
    asked: 'The model.',
    input: SubmitModelInput,
    payload: payloadOf('submitModel', ModelAcceptedType, ConflictType),
    run: (context, input: SubmitModelInput) => submitEntity(context, { subject: 'MODEL', input }),
  },
});
