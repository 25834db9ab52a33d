import type { Queries } from '../connection/camel-row.ts';
import type { ClaimedName } from '@inferbench/domain/catalogue/claimed-name';
import { type NameKind, nameSkeletons } from '@inferbench/domain/names/public-name';

/** Holder of the names. */
export interface Claimant {
  /** Id of the chip, model or organisation; null for one that is not stored yet. */
  entityId: string | null;
  /** Null for the shipped catalogue. */
  organizationId: string | null;
}

/** A name that somebody else holds, or that is too near to one. */
export interface NameConflict extends ClaimedName {
  /** The name that was there first. */
  held: string;
  /** True where another entry of the same organisation holds it. */
  own: boolean;
}

interface Claim extends ClaimedName {
  skeleton: string;
  entityId: string;
}

/** Names in the order in which every transaction claims them, so that no two wait for each other. */
function claimsOf(names: readonly ClaimedName[], entityId: string): Claim[] {
  const claims = names.flatMap((name) =>
    // Vendors have no row of their own yet: what they look like is what they are.
    nameSkeletons(name.name).map((skeleton) => ({
      ...name,
      skeleton,
      entityId: name.kind === 'VENDOR' ? skeleton : entityId,
    })),
  );
  return claims.toSorted((a, b) => (`${a.kind} ${a.skeleton}` < `${b.kind} ${b.skeleton}` ? -1 : 1));
}

/** Claims names in the caller's transaction, which has to fail where this gives a conflict. */
export async function claimNames(
  client: Queries,
  { entityId, organizationId }: Claimant & { entityId: string },
  names: readonly ClaimedName[],
): Promise<NameConflict | null> {
  const claims = claimsOf(names, entityId);
  await client.query({
    name: 'name-claim-insert',
    text: `INSERT INTO name_claim (kind, skeleton, entity_id, organization_id, name)
           SELECT c.kind, c.skeleton, c.entity_id, $5, c.name
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY
                AS c(kind, skeleton, entity_id, name, n) ORDER BY c.n
           ON CONFLICT (kind, skeleton) DO NOTHING`,
    values: [
      claims.map((claim) => claim.kind),
      claims.map((claim) => claim.skeleton),
      claims.map((claim) => claim.entityId),
      claims.map((claim) => claim.name),
      organizationId,
    ],
  });
  return findNameConflict(client, { entityId, organizationId }, names);
}

/** The first of these names that somebody else holds; null where all are free or held by the claimant. */
export async function findNameConflict(
  client: Queries,
  { entityId, organizationId }: Claimant,
  names: readonly ClaimedName[],
): Promise<NameConflict | null> {
  const claims = claimsOf(names, entityId ?? '');
  const { rows } = await client.query<{
    kind: NameKind;
    skeleton: string;
    entity_id: string;
    organization_id: string | null;
    name: string;
  }>({
    name: 'name-claims-held',
    text: `SELECT kind, skeleton, entity_id, organization_id, name FROM name_claim
           WHERE (kind, skeleton) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    values: [claims.map((claim) => claim.kind), claims.map((claim) => claim.skeleton)],
  });
  const held = new Map(rows.map((row) => [`${row.kind} ${row.skeleton}`, row]));
  for (const { kind, path, name, skeleton, entityId: claimed } of claims) {
    const row = held.get(`${kind} ${skeleton}`);
    if (row === undefined) continue;
    const own = row.organization_id === organizationId;
    // A vendor may be named by whoever makes a chip of theirs, as it writes itself.
    const same = row.entity_id === claimed && (kind !== 'VENDOR' || own || row.name === name);
    if (!same) return { kind, path, name, held: row.name, own };
  }
  return null;
}
