import { z } from 'zod';
import { inputType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import { preset } from '../graphql/shown-as.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

const SUBMITTED = {
  dryRun: preset(z.boolean(), false).describe('Check without storing anything.'),
  idempotencyKey: keyOfRequest('The same key with the same content gives the same receipt'),
  supersedes: Id.optional().describe('Global id of the submission of your own that this one corrects.'),
};

export const SubmitChipInput = inputType('SubmitChipInput', 'A chip specification to submit.', {
  document: z.string().describe('The specification as YAML or JSON, in the shape of the catalogue.'),
  ...SUBMITTED,
});
export type SubmitChipInput = InstanceType<typeof SubmitChipInput>;

export const SubmitModelInput = inputType('SubmitModelInput', 'A model to submit.', {
  document: z
    .string()
    .describe(
      'Our model document as YAML or JSON, or the config.json of a hub for Llama-like architectures.',
    ),
  slug: z.string().optional().describe('Slug for a config.json, which holds no name.'),
  name: z.string().optional().describe('Display name for a config.json.'),
  source: z.string().optional().describe('Where a config.json was read.'),
  ...SUBMITTED,
});
export type SubmitModelInput = InstanceType<typeof SubmitModelInput>;
