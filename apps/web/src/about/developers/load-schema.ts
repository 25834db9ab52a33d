import { gql } from '@urql/core';
import { z } from 'zod';
import { type Answer, ask } from '../../api/answer.ts';

/** Introspection as far as a reader needs it: what can be asked, with which arguments, and what comes back. */
const SCHEMA = gql`
  query SchemaReference {
    __schema {
      queryType {
        ...Fields
      }
      mutationType {
        ...Fields
      }
    }
  }
  fragment Fields on __Type {
    fields {
      name
      description
      args {
        name
        description
        type {
          ...Named
        }
      }
      type {
        ...Named
      }
    }
  }
  fragment Named on __Type {
    kind
    name
    ofType {
      kind
      name
      ofType {
        kind
        name
        ofType {
          kind
          name
        }
      }
    }
  }
`;

const TypeRef = z.object({
  kind: z.string(),
  name: z.string().nullable(),
  get ofType() {
    return z.nullish(TypeRef);
  },
});
type TypeRef = z.infer<typeof TypeRef>;
const Field = z.object({
  name: z.string(),
  description: z.string().nullable(),
  args: z.array(z.object({ name: z.string(), description: z.string().nullable(), type: TypeRef })),
  type: TypeRef,
});
const Root = z.object({ fields: z.array(Field) });
const Schema = z.object({ __schema: z.object({ queryType: Root, mutationType: Root }) });

export interface SchemaField {
  name: string;
  description: string;
  /** "slice: SliceInput!" */
  args: { words: string; description: string }[];
  returns: string;
}

export interface SchemaReference {
  queries: SchemaField[];
  mutations: SchemaField[];
}

export async function loadSchema(): Promise<Answer<SchemaReference>> {
  const answer = await ask<unknown, Record<string, never>>(SCHEMA, {});
  if (answer.state !== 'DATA') return answer;
  const schema = Schema.safeParse(answer.value).data?.__schema;
  if (schema === undefined) return { state: 'MISSING' };
  return {
    state: 'DATA',
    value: {
      queries: schema.queryType.fields.map(toField),
      mutations: schema.mutationType.fields.map(toField),
    },
  };
}

function toField({ name, description, args, type }: z.infer<typeof Field>): SchemaField {
  return {
    name,
    description: description ?? '',
    args: args.map((arg) => ({
      words: `${arg.name}: ${typeWords(arg.type)}`,
      description: arg.description ?? '',
    })),
    returns: typeWords(type),
  };
}

/** Writes a type as SDL does: `[Metric!]!`. */
export function typeWords({ kind, name, ofType }: TypeRef): string {
  const inner = ofType ? typeWords(ofType) : (name ?? '');
  if (kind === 'NON_NULL') return `${inner}!`;
  return kind === 'LIST' ? `[${inner}]` : (name ?? inner);
}
