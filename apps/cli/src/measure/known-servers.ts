import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type KnownEndpoint, knownEndpoint } from './known-endpoint.ts';

type Stated = Omit<Parameters<typeof knownEndpoint>[0], 'baseUrl'>;

/**
 * Gets to know all servers that requests are dealt to: they have to be alike, so that one of them stands for each. Errors: those of
 * one, INVALID.
 */
export async function knownServers(baseUrls: readonly string[], stated: Stated): Promise<KnownEndpoint> {
  const found: KnownEndpoint[] = [];
  for (const baseUrl of baseUrls) found.push(await knownEndpoint({ ...stated, baseUrl }));
  const [first] = found;
  if (first === undefined) throw new RangeError('no server');
  const other = found.findIndex((one) => likeness(one) !== likeness(first));
  if (other === -1) return first;
  throw new InferbenchError('INVALID', `Server ${other + 1} is not like the first.`, {
    path: '--url',
    value: likeness(found[other] ?? first).slice(0, 200),
    expected: likeness(first).slice(0, 200),
    fix: 'Measure servers of one model, one version and one interface together.',
  });
}

function likeness({ endpoint: { api, promptKind, model, fields }, server }: KnownEndpoint): string {
  return canonicalJson({ model, server, api, promptKind, fields });
}
