import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import type { StoredOrganization } from '@inferbench/db/points/node-reader';
import { NodeType } from '../graphql/node.type.ts';

export const OrganizationType = objectType(
  'Organization',
  'Who submits: a vendor, a lab, a person.',
  {
    id: Id.describe('Global id.'),
    slug: z.string().describe('Stable public name.'),
    name: z.string().describe('Display name.'),
  },
  { implements: NodeType },
);
export type OrganizationType = InstanceType<typeof OrganizationType>;

export function toOrganizationType({ id, slug, name }: StoredOrganization): OrganizationType {
  return { id: globalId('Organization', id), slug, name };
}
