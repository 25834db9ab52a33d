import { DEMO_REVIEWERS, renewDemoReviewer } from '@inferbench/db/admin/demo-reviewers';
import { listReviewers } from '@inferbench/db/admin/reviewers';
import type { Database } from '@inferbench/db/connection/database';
import { workingKeyIn, writeKey } from './key-file.ts';

/** Working keys of both reviewers of the demonstration, `-1` and `-2` behind the name of a file; whom an operator shut out stays out. */
export async function ensureDemoReviewers(
  database: Database,
  { file, ownerUrl }: { file: string; ownerUrl: string },
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, reviewer] of DEMO_REVIEWERS.entries()) {
    const own = `${file}-${index + 1}`;
    const known = (await listReviewers(ownerUrl)).find(({ name }) => name === reviewer);
    if (known !== undefined && known.disabledAt !== null) continue;
    if ((await workingKeyIn(database, own)) === null)
      await writeKey(own, await renewDemoReviewer(ownerUrl, reviewer));
    files.push(own);
  }
  return files;
}
