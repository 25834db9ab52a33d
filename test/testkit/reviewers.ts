import { hashApiKey, newApiKey } from '@inferbench/api/auth/api-key-format';
import { v7 as uuidv7 } from 'uuid';
import { asAdmin } from './database.ts';
import type { TestApi } from './api.ts';

/** The key of a person who reviews, of an employer or of nobody who submits. */
export async function reviewerKey(
  { adminUrl }: Pick<TestApi, 'adminUrl'>,
  name: string,
  employer: string | null = null,
): Promise<string> {
  const { key, publicId } = newApiKey();
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(
      `INSERT INTO organization (id, slug, name, kind) VALUES ($1, 'reviewers', 'Reviewers', 'STAFF') ON CONFLICT DO NOTHING`,
      [uuidv7()],
    );
    const staffId = uuidv7();
    await admin.query(
      'INSERT INTO staff (id, name, organization_id) VALUES ($1, $2, (SELECT id FROM organization WHERE slug = $3))',
      [staffId, name, employer],
    );
    await admin.query(
      `INSERT INTO api_key (id, public_id, secret_hash, organization_id, name, scopes, staff_id)
       VALUES ($1, $2, $3, (SELECT id FROM organization WHERE slug = 'reviewers'), $4, '{review}', $5)`,
      [uuidv7(), publicId, Buffer.from(hashApiKey(key)), name, staffId],
    );
  });
  return key;
}
