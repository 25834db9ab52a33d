import { Field, ObjectType } from 'type-graphql';
import { OrganizationType } from './organization.type.ts';
import { ScopeEnum } from './scope.enum.ts';
import type { Scope } from '../auth/scope.ts';

@ObjectType('Viewer', { description: 'Whoever the API key of the request belongs to.' })
export class ViewerType {
  @Field(() => OrganizationType, { description: 'The organisation of the key.' })
  organization!: OrganizationType;

  @Field(() => [ScopeEnum], { description: 'What the key may do.' })
  scopes!: Scope[];
}
