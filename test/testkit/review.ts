import { asOwner } from '@inferbench/db/connection/owner';
import type { ReviewSetting } from '@inferbench/domain/submissions/instance-state';

/** Whether what nobody reviewed stands by default, of a database without results; `changeReview` moves those that are there. */
export async function setReview(ownerUrl: string, review: ReviewSetting): Promise<void> {
  await asOwner(ownerUrl, (pool) => pool.query('UPDATE instance SET review = $1', [review]));
}
