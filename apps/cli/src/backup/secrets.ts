/** Files of the state folder without which its database cannot be used, by their paths in it. */
export const SECRETS: ReadonlySet<string> = new Set([
  'database.json',
  'worker-password',
  'demo-key',
  'postgres/superuser-password',
]);
