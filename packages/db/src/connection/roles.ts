import type { Client } from 'pg';

export const OWNER_ROLE = 'inferbench_owner';
export const APP_ROLE = 'inferbench_app';
/** Takes jobs from the queue; results it reads and writes as the app. */
export const WORKER_ROLE = 'inferbench_worker';

export interface RolePasswords {
  ownerPassword: string;
  appPassword: string;
  workerPassword: string;
}

const ATTEMPTS = 8;
/** Roles belong to the whole server, so two databases migrated at once collide; PostgreSQL reports that in one of these ways. */
const COLLISIONS = new Set(['42710', '23505', 'XX000', '40001']);

/** Creates the roles or renews their passwords, and lets them into the current database. The owner migrates; the app reads and writes. */
export async function ensureRoles(admin: Client, passwords: RolePasswords): Promise<void> {
  await ensureLogin(admin, OWNER_ROLE, passwords.ownerPassword);
  await ensureLogin(admin, APP_ROLE, passwords.appPassword);
  await ensureLogin(admin, WORKER_ROLE, passwords.workerPassword);
  await retried(() => admin.query(`GRANT CREATE, USAGE ON SCHEMA public TO ${OWNER_ROLE}`));
  // The job queue makes a schema of its own.
  await retried(async () => {
    const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name');
    return admin.query(
      `GRANT CREATE ON DATABASE ${admin.escapeIdentifier(rows[0]?.name ?? '')} TO ${OWNER_ROLE}`,
    );
  });
  await retried(() => admin.query(`GRANT USAGE ON SCHEMA public TO ${APP_ROLE}`));
}

async function ensureLogin(admin: Client, role: string, password: string): Promise<void> {
  await retried(async () => {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
    await admin.query(`${verb} ROLE ${role} LOGIN PASSWORD ${admin.escapeLiteral(password)}`);
  });
}

async function retried(action: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await action();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (attempt === ATTEMPTS || !COLLISIONS.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}
