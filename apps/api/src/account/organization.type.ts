import type { StoredOrganization } from '@inferbench/db/node-reader';
import { Field, ID, ObjectType } from 'type-graphql';
import { globalId } from '../graphql/global-id.ts';
import { NodeType } from '../graphql/node.type.ts';

@ObjectType('Organization', { implements: NodeType, description: 'Who submits: a vendor, a lab, a person.' })
export class OrganizationType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'Stable public name.' })
  slug!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;
}

export function toOrganizationType({ id, slug, name }: StoredOrganization): OrganizationType {
  return { id: globalId('Organization', id), slug, name };
}
