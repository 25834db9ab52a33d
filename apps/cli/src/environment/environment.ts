import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';

const Environment = z.object({
  INFERBENCH_SERVER: z.url().default('http://127.0.0.1:3000'),
  INFERBENCH_API_KEY: z.string().min(1).optional(),
  INFERBENCH_KEY_FILE: z.string().min(1).optional(),
});
export type Environment = z.infer<typeof Environment>;

const port = z.coerce.number().int().min(0).max(65535);

const DoctorEnvironment = z.object({
  INFERBENCH_SERVER: z.url().optional(),
  /** Any login; one that may read the migration history says more. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url().optional(),
  DATABASE_URL: z.url().optional(),
  /** Standby that the API reads. */
  DATABASE_READ_URL: z.url().optional(),
  INFERBENCH_WEB_PORT: port.default(3000),
  INFERBENCH_API_PORT: port.default(4000),
});
export type DoctorEnvironment = z.infer<typeof DoctorEnvironment>;

const EndpointEnvironment = z.object({
  /** Key of the server that is measured, where it asks for one: in no flag, file or message. */
  INFERBENCH_ENDPOINT_KEY: z.string().min(1).optional(),
});

const HomeEnvironment = z.object({
  /** Folder of what its owner configures (https://specifications.freedesktop.org/basedir/latest/). */
  XDG_CONFIG_HOME: z.string().min(1).optional(),
});

const MigrateEnvironment = z.object({
  /** Login that may create roles and, where needed, the database. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url(),
  INFERBENCH_OWNER_PASSWORD: z.string().min(16),
  INFERBENCH_APP_PASSWORD: z.string().min(16),
  INFERBENCH_WORKER_PASSWORD: z.string().min(16),
});

const SiteEnvironment = z.object({
  /** The address by which the public knows the site; else the server that commands ask. */
  INFERBENCH_PUBLIC_ORIGIN: z.url().optional(),
  INFERBENCH_SERVER: Environment.shape.INFERBENCH_SERVER,
});

const OwnerEnvironment = z.object({
  /** Login that owns the database, or may do more. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url(),
});

const BackupEnvironment = z.object({
  /** Login that may replicate; else that of the embedded server. */
  INFERBENCH_ADMIN_DATABASE_URL: z.url().optional(),
  INFERBENCH_EVIDENCE_DIR: z.string().min(1).optional(),
});

const DatabaseEnvironment = z.object({
  /** Login of the role inferbench_app, or any that may do more. */
  DATABASE_URL: z.url(),
});

/** What the environment says, with defaults. Throws with names only: values may be secrets. */
function parse<T>(schema: z.ZodType<T>): T {
  // An empty variable counts as not set, as for `npm start`.
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new InferbenchError('USAGE', `The environment is not usable: ${problems.join('; ')}.`);
}

export const readEnvironment = () => parse(Environment);
export const readEndpointEnvironment = () => parse(EndpointEnvironment);
export const readHomeEnvironment = () => parse(HomeEnvironment);
export const readDoctorEnvironment = () => parse(DoctorEnvironment);
export const readDatabaseEnvironment = () => parse(DatabaseEnvironment);
export const readSiteEnvironment = () => parse(SiteEnvironment);
export const readOwnerEnvironment = () => parse(OwnerEnvironment);
export const readBackupEnvironment = () => parse(BackupEnvironment);
export const readMigrateEnvironment = () => parse(MigrateEnvironment);
