import { createReviewerKey } from '@inferbench/db/admin/reviewers';
import type { TestApi } from './api.ts';

/** The key of a person who reviews, of an employer or of nobody who submits. */
export async function reviewerKey(
  { adminUrl }: Pick<TestApi, 'adminUrl'>,
  name: string,
  employer: string | null = null,
): Promise<string> {
  const { key } = await createReviewerKey(adminUrl, { reviewer: name, employer, days: null });
  return key;
}
