import { Instance, type InstanceResult } from '@inferbench/graphql-documents/instance';
import { cache } from 'react';
import { ask } from '../answer.ts';

/** What holds for the whole installation, once a request; null where the API does not say. */
export const loadInstance = cache(async (): Promise<InstanceResult | null> => {
  const answer = await ask(Instance, {});
  return answer.state === 'DATA' ? answer.value.instance : null;
});
