import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMPOSE_FILE, readCompose } from '../testkit/compose/compose-file.ts';
import { ROOT } from '../testkit/environment.ts';

const { services, volumes } = readCompose();
const ours = Object.entries(services).filter(([, service]) => service.build !== undefined);

/** Sources in which a process may read a variable. */
const SOURCES: Readonly<Record<string, string[]>> = {
  'apps/api': ['apps/api/src/environment.ts'],
  'apps/worker': ['apps/worker/src/environment.ts'],
  'apps/web': ['apps/web/src/environment.ts', 'apps/web/server/server.ts'],
};

/** Whether the file is there, or a build makes it of one of its entries. */
function startable(dir: string, file: string): boolean {
  const built = /^dist\/(.+)\.js$/.exec(file)?.[1];
  if (built === undefined) return existsSync(path.join(ROOT, dir, file));
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, dir, 'package.json'), 'utf8')));
  const source =
    (scripts['build'] ?? '').split(' ').find((word) => path.basename(word) === `${built}.ts`) ?? '';
  return source !== '' && existsSync(path.join(ROOT, dir, source));
}

// There is no container engine where these tests run: test/faults/compose.test.ts runs the services as processes; what needs containers is read here.
describe('docker-compose.yml', () => {
  test('runs api, worker, web, a database and a proxy', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      'api',
      'postgres',
      'prepare',
      'proxy',
      'web',
      'worker',
    ]);
  });

  test.each(ours)('%s starts a file that exists, with variables that its process reads', (_name, service) => {
    const dir = (service.working_dir ?? '').replace('/app/', '');
    const words = service.command.flatMap((word) => word.split(' '));
    const file = words.find((word) => /\.(ts|mjs|js)$/.test(word)) ?? '';
    expect(startable(dir, file)).toBe(true);
    const read = (SOURCES[dir] ?? [])
      .map((source) => readFileSync(path.join(ROOT, source), 'utf8'))
      .join('\n');
    for (const variable of Object.keys(service.environment)) expect(read).toContain(variable);
  });

  test('what runs is built or plain JavaScript: nothing that reads TypeScript is started', () => {
    for (const [, { command }] of ours) expect(command.join(' ')).not.toMatch(/tsx|\.ts\b/);
  });

  test.each(Object.entries(services))(
    '%s writes nowhere, has no rights of root, and takes so much memory',
    (name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
      expect([name, service.build !== undefined && service.cap_add.length > 0]).toEqual([name, false]);
    },
  );

  test('only what prepares the database knows the password of its owner', () => {
    const knowing = Object.entries(services).filter(([, service]) =>
      JSON.stringify(service).includes('OWNER_PASSWORD'),
    );
    expect(knowing.map(([name]) => name)).toEqual(['prepare']);
  });

  test('services depend on services, and addresses name services and the ports that they listen on', () => {
    const text = readFileSync(COMPOSE_FILE, 'utf8');
    for (const { depends_on: needed } of Object.values(services)) {
      for (const name of Object.keys(needed)) expect(services).toHaveProperty(name);
    }
    const listens: Record<string, string> = { postgres: '5432', api: '4000', web: '3000' };
    for (const [, host = '', port] of text.matchAll(/(?:@|\/\/|')(postgres|api|web):(\d+)/g))
      expect(port).toBe(listens[host]);
    for (const service of Object.values(services)) {
      for (const port of service.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  test('every process that serves is restarted, and asked whether it is well by a probe that it answers', () => {
    const probed: Record<string, string> = { api: '4000', worker: '4100', web: '3000' };
    for (const [name, port] of Object.entries(probed)) {
      expect(services[name]?.restart).toBe('unless-stopped');
      expect(services[name]?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`);
    }
    expect(services['worker']?.environment['INFERBENCH_WORKER_PROBE_PORT']).toBe(probed['worker']);
  });

  test('each volume is declared, and each file that is mounted is of this repository', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes);
    const from = mounted.map((volume) => volume.split(':')[0] ?? '');
    const named = from.filter((each) => !each.startsWith('.'));
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
    for (const file of from.filter((each) => each.startsWith('.')))
      expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  });

  test('no secret has a default: each is required from outside', () => {
    const text = readFileSync(COMPOSE_FILE, 'utf8');
    const secrets = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)];
    expect(secrets.length).toBeGreaterThan(4);
    for (const [, name, how] of secrets) expect([name, how]).toEqual([name, ':?']);
  });
});

describe('Dockerfile', () => {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');

  test('calls scripts of package.json, on a supported Node', () => {
    const manifest = z
      .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
      .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
    for (const [, script = ''] of lines.matchAll(/npm run (\w+)/g))
      expect(manifest.scripts).toHaveProperty(script);
    for (const [, node] of lines.matchAll(/FROM node:(\d+)/g))
      expect(Number(node)).toBeGreaterThanOrEqual(20);
  });

  test('does not run as root, and what only builds stays behind', () => {
    const [, last = ''] = lines.split(/^FROM (?!.* AS )/m);
    expect(last).toMatch(/^USER node$/m);
    expect(last).not.toMatch(/^COPY (?!--from=build)|npm ci/m);
    expect(lines).toMatch(/npm ci --omit=dev/);
    for (const [, copied = ''] of last.matchAll(/^COPY --from=build (.*) \S+$/gm))
      for (const file of copied.split(' ').map((each) => each.replace('/app/', '')))
        expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  });
});
