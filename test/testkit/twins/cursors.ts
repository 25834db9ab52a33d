import { cursorCodec } from '@inferbench/api/graphql/cursor';
import { z } from 'zod';
import { asked, type Pair } from './asking.ts';
import type { PlaceAsk } from './asks.ts';

const TAG_BYTES = 12;
const Payload = z.tuple([z.int(), z.json(), z.string()]);

/** Cursors of a list as the server signs them, at what is hidden: made of one that it gave, with other ids in it. */
export async function cursorsFor(
  pair: Pair,
  ask: PlaceAsk,
  { ids, uuids }: { ids: Record<string, string>; uuids: readonly string[] },
): Promise<string[]> {
  const text = Object.entries(ids).reduce(
    (all, [name, id]) => all.replaceAll(name, id),
    ask.document('')?.text ?? '',
  );
  const first = asked(text.replace(/(, )?after: ""/, ''));
  const { body } = await pair.ask(`first page of ${ask.argument}`, '/graphql', first);
  const given = /"endCursor":"([^"]+)"/.exec(body)?.[1];
  if (given === undefined) return [];
  const signed = Buffer.from(given, 'base64url').subarray(TAG_BYTES).toString('utf8');
  const [, key, scope] = Payload.parse(JSON.parse(signed));
  const codec = cursorCodec('cursor-secret-of-tests');
  const made = uuids
    .map((uuid) => withId(key, uuid))
    .filter((other) => JSON.stringify(other) !== JSON.stringify(key));
  return made.map((other) => codec.encodeKey(other, scope));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

function withId(key: unknown, uuid: string): unknown {
  if (typeof key === 'string') return UUID.test(key) ? uuid : key;
  return Array.isArray(key) ? key.map((part) => withId(part, uuid)) : key;
}
