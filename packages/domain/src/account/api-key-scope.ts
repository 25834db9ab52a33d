import { z } from 'zod';

/** What a key may do; a closed list, held by a CHECK in the database as well. */
export const Scope = z.enum(['read:scores', 'write:specs', 'write:runs', 'submit', 'admin:org', 'review']);
export type Scope = z.infer<typeof Scope>;

/** What a key of an organisation may do; `review` is of persons. */
export const ORGANIZATION_SCOPES: readonly Scope[] = Scope.options.filter((scope) => scope !== 'review');

/** What one key may give another: who may make keys is said by whoever runs the installation. */
export const GIVEN_SCOPES: readonly Scope[] = ORGANIZATION_SCOPES.filter((scope) => scope !== 'admin:org');
