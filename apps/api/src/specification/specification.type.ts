import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { Field, ObjectType } from 'type-graphql';
import {
  type ConflictType,
  ReceiptType,
  type UnauthorizedType,
  type ValidationFailedType,
} from '../mutation/payloads.type.ts';

@ObjectType('AcceptedSlug', { description: 'What a specification is called.' })
export class AcceptedSlugType {
  @Field(() => String, { description: 'Stable public name.' })
  slug!: string;
}

const ACCEPTED = {
  dryRun: z.boolean().describe('True when nothing was stored.'),
  replayed: z.boolean().describe('True when this key had stored the same content before.'),
  lifecycle: Lifecycle.describe('Where it stands.'),
  message: z.string().describe('What this state means, and what to do next.'),
  receipt: instanceOf(ReceiptType).nullable().describe('Null for a dry run.'),
  link: z
    .string()
    .describe('Address of its page; from the root of the site where the server does not know its own.'),
  findings: z.array(Finding).describe('What the rules found.'),
};

export const ChipAcceptedType = objectType(
  'ChipAccepted',
  'The specification passed every rule of severity reject.',
  {
    ...ACCEPTED,
    chip: instanceOf(AcceptedSlugType).describe('The chip; `chip(slug)` gives all of it.'),
    version: z.int().describe('Version that this is, or would become.'),
    changedFields: z
      .array(z.string())
      .describe('Fields that differ from the version before; empty for the first.'),
  },
);
export type ChipAcceptedType = InstanceType<typeof ChipAcceptedType> & { kind: 'ChipAccepted' };

export const ModelAcceptedType = objectType('ModelAccepted', 'The model is complete.', {
  ...ACCEPTED,
  model: instanceOf(AcceptedSlugType).describe('The model; `model(slug)` gives all of it.'),
  parameters: z.number().describe('Parameters that follow from the shape: compare with the published count.'),
  changedFields: z
    .array(z.string())
    .describe('Fields that differ from what was stored before; empty for a new model.'),
});
export type ModelAcceptedType = InstanceType<typeof ModelAcceptedType> & { kind: 'ModelAccepted' };

export type Refusal = ValidationFailedType | ConflictType | UnauthorizedType;
