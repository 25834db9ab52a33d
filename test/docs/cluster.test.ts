import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { proxyAddresses } from '../../scripts/lib/cluster/members.mjs';
import { clusterPrograms } from '../../scripts/lib/cluster/programs.mjs';
import { ROOT } from '../testkit/environment.ts';
import { drawFaults, SIGNALS, TARGETS } from '../cluster/faults.ts';

const files = path.join(ROOT, 'docs/ops/cluster');
const read = (file: string) => readFileSync(path.join(files, file), 'utf8');
const dir = mkdtempSync(path.join(tmpdir(), 'inferbench-cluster-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const numbers = [1, 2].flatMap((n) => [`postgres${n}`, `patroni${n}`, `api${n}`, `web${n}`]);
const ports = Object.fromEntries(
  [...numbers, 'primary', 'standby', 'haproxyApi', 'haproxyWeb'].map((name, n) => [name, 20_000 + n]),
);
const addresses = proxyAddresses({ files, ports });
const programs = clusterPrograms({
  folder: path.join(ROOT, '.inferbench/programs'),
  log: () => undefined,
});
const ask = (command: string, args: string[], env = {}) => {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...programs.env, ...env },
  });
  return { status, stderr };
};

test('HAProxy takes its configuration, and each address that it asks for is one that the cluster gives', () => {
  const asked = [...read('haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(addresses)));
  expect(ask('haproxy', ['-c', '-f', path.join(files, 'haproxy.cfg')], addresses)).toMatchObject({
    status: 0,
  });
});

test('where nobody answers, HAProxy says what the API says: 503, UNAVAILABLE, Retry-After', () => {
  const [head = '', body = ''] = read('away.http').split('\n\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 .*\nretry-after: 2$/s);
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});

test('Varnish compiles its configuration', () => {
  cpSync(files, dir, { recursive: true });
  const args = [
    '-C',
    '-n',
    path.join(dir, 'run'),
    '-p',
    `vcl_path=${dir}`,
    '-f',
    path.join(dir, 'varnish.vcl'),
  ];
  expect(ask('varnishd', args)).toMatchObject({ status: 0 });
});

test('a primary that says nothing has lost its claim before the promised 30 s, however long others try to reach etcd', () => {
  const { bootstrap } = parse(read('patroni.yml')) as {
    bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number; synchronous_mode: boolean } };
  };
  const { ttl, loop_wait: loop, retry_timeout: retry, synchronous_mode: both } = bootstrap.dcs;
  expect([ttl >= loop + 2 * retry, ttl + loop + retry < 30, both]).toEqual([true, true, true]);
});

test('every file of the cluster is named where an operator reads of it', () => {
  const page = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
  expect(readdirSync(files).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('faults come in an order of the seed, and each of the matrix once before any comes twice', () => {
  const all = TARGETS.length * SIGNALS.length;
  const drawn = drawFaults(7, all + 3);
  expect(drawn).toEqual(drawFaults(7, all + 3));
  expect(drawn).not.toEqual(drawFaults(8, all + 3));
  expect(new Set(drawn.slice(0, all).map(({ target, signal }) => `${target} ${signal}`)).size).toBe(all);
});
