import type { Command } from 'commander';
import { configureAccount } from '../admin/account.ts';
import { configureBootstrap } from '../admin/bootstrap.ts';
import { configureEvents } from '../admin/events.ts';
import { configureInvite } from '../admin/invite.ts';
import { configureKey } from '../admin/key.ts';
import { configureOrganization } from '../admin/organization.ts';
import { configureRemoveDemo } from '../admin/remove-demo.ts';
import { configureReview } from '../admin/review.ts';
import { configureReviewer } from '../admin/reviewer.ts';

const EXAMPLES = `Examples:
  $ inferbench admin bootstrap --organization "Bench Example" --key-file admin.key
  $ inferbench admin organization create acme --name "Acme Silicon"
  $ inferbench admin invite --organization acme --role owner
  $ inferbench admin invite --staff "Ada Lovelace" --role reviewer --employer acme
  $ inferbench admin key create --organization acme --scopes submit,read:scores --key-file acme.key
  $ inferbench admin key create --reviewer "Ada Lovelace" --key-file ada.key
  $ inferbench admin review required
`;
const AFTER = `
The login of the database's owner is in INFERBENCH_ADMIN_DATABASE_URL, and nowhere else. Every act is recorded as an event. docs/operating.md goes from an empty database to the first published result.`;

export function configureAdmin(command: Command): void {
  command.addHelpText('before', EXAMPLES).addHelpText('after', AFTER);
  configureBootstrap(command);
  configureOrganization(command);
  configureInvite(command);
  configureKey(command);
  configureAccount(command);
  configureReviewer(command);
  configureReview(command);
  configureRemoveDemo(command);
  configureEvents(command);
}
