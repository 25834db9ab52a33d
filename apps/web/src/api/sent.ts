import type { CombinedError } from '@urql/core';

export interface Trouble {
  code: string;
  message: string;
}

export type Sent<T> = { ok: true; answer: T } | { ok: false; trouble: Trouble };

export function troubleOf(error: CombinedError | undefined): Trouble {
  const [first] = error?.graphQLErrors ?? [];
  if (first)
    return {
      code: typeof first.extensions['code'] === 'string' ? first.extensions['code'] : 'ERROR',
      message: first.message,
    };
  return UNREACHABLE;
}

export const UNREACHABLE: Trouble = {
  code: 'UNREACHABLE',
  message: 'The API did not answer. Nothing that you typed or chose is lost; try again.',
};
