import { ApolloArmor } from '@escape.tech/graphql-armor';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import {
  type FieldNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Tokens of one document; the introspection query of GraphiQL has about 400, our longest query 300. */
export const MAX_TOKENS = 2_000;
/** Characters of one document. A run to submit travels in a variable. */
export const MAX_QUERY_CHARACTERS = 256 * 1024;
const MAX_DEPTH = 20;
const MAX_ALIASES = 50;
const MAX_DIRECTIVES = 50;
const MAX_REPEATS = 20;

const FIX = 'See "Limits" in docs/api.md.';

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, {
    // Apollo gives every validation error its own code; formatError finds ours behind it.
    originalError: new InferbenchError('QUERY_TOO_COMPLEX', message, { fix: FIX }),
  });
}

const report = (context: ValidationContext | null, error: GraphQLError) => {
  context?.reportError(tooComplex(error.message.replace(/^Syntax Error: /, '')));
};
const reported = { onReject: [report], propagateOnRejection: false };

/** The same field many times in one selection is answered once and still costs a comparison of every pair. */
const maxRepeats: ValidationRule = (context) => ({
  SelectionSet(node: SelectionSetNode) {
    const counts = new Map<string, number>();
    for (const field of node.selections.filter((child): child is FieldNode => child.kind === Kind.FIELD)) {
      const name = (field.alias ?? field.name).value;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count === MAX_REPEATS + 1) {
        context.reportError(tooComplex(`${name} is selected more than ${MAX_REPEATS} times in one place.`));
      }
    }
  },
});

/** graphql-js would find out only when it executes, as a fault of ours. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition({ operation }) {
    if (operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('The schema has no subscriptions: ask again, with an ETag.'));
  },
});

/**
 * Limits on a document's shape. Tokens are counted by graphql-js while it parses (`parseOptions.maxTokens`): armor's
 * rule would parse everything twice and turn each unexpected error into a validation error. Its cost rule ignores page
 * sizes; query-cost.ts is ours.
 */
export function shapeLimits() {
  const { plugins, validationRules } = new ApolloArmor({
    blockFieldSuggestion: { enabled: true, mask: '' },
    costLimit: { enabled: false },
    maxTokens: { enabled: false },
    maxDepth: { enabled: true, n: MAX_DEPTH, flattenFragments: true, ...reported },
    maxAliases: { enabled: true, n: MAX_ALIASES, allowList: [], ...reported },
    maxDirectives: { enabled: true, n: MAX_DIRECTIVES, ...reported },
  }).protect();
  return { plugins, validationRules: [...validationRules, maxRepeats, noSubscriptions] };
}
