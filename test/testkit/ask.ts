import type { TestApi } from './api.ts';

/** One field of the data that a query gives, in the shape that its asker knows; throws the server's errors. */
export async function ask<T>(
  { post }: Pick<TestApi, 'post'>,
  field: string,
  { query, variables = {}, key }: { query: string; variables?: Record<string, unknown>; key?: string },
): Promise<T> {
  const body = await post(query, variables, key);
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[field] as T; // the query's own shape
}
