import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', {
  description: 'Anything with a global id that `node` finds again.',
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;
}
