/** Who may decide: neither an admin, who runs the installation, nor somebody who was invited and did not come. */
export const REVIEWERS = `FROM staff s WHERE s.disabled_at IS NULL AND s.role <> 'admin'
  AND (s.account_id IS NOT NULL OR EXISTS (SELECT 1 FROM api_key k WHERE k.staff_id = s.id))`;
