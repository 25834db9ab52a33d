import type { Queries } from '../connection/camel-row.ts';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { actAsOwner } from '../connection/owner.ts';
import { changeInstallation, installationOf } from './review-setting.ts';

/** Makes an installation one of the demonstration, where nobody reviews. Only the first time: what an operator says later stays. */
export function beginDemonstration(ownerUrl: string, boardValuesOf: BoardValuesOf): Promise<void> {
  return actAsOwner(ownerUrl, async (client) => {
    const { demo } = await installationOf(client);
    if (demo) return;
    const runsMoved = await changeInstallation(client, { demo: true, review: 'off' }, boardValuesOf);
    await insertEvent(client, {
      kind: 'SET_DEMO',
      acting: OPERATOR,
      payload: { review: 'off', runsMoved },
    });
  });
}

/** Slugs of organisations of the demonstration whose results or entries everybody is shown. */
export async function shownDemonstrations(pool: Queries): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    `SELECT org.slug FROM organization org
     WHERE org.kind = 'DEMO' AND EXISTS (SELECT FROM submission sub WHERE sub.organization_id = org.id AND sub.shown)
     ORDER BY org.slug`,
  );
  return rows.map(({ slug }) => slug);
}
