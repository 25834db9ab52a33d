import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTER_NAMES } from '@inferbench/load/counters/counter-names';
import '@inferbench/logging/metrics/request-metrics';
import '@inferbench/logging/metrics/statement-metrics';
import '@inferbench/logging/metrics/cache-metrics';
import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { collectDefaultMetrics, register } from 'prom-client';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { routeName } from '../../apps/web/server/tell-request.ts';
import { PAGES } from '../../apps/web/src/address/pages.ts';
import { ROOT } from '../testkit/environment.ts';

const read = (file: string) => readFileSync(path.join(ROOT, 'docs/ops', file), 'utf8');

interface Dashboard {
  panels: { title: string; description: string; targets: { expr: string }[] }[];
}
interface Scrapes {
  scrape_configs: {
    job_name: string;
    metrics_path: string;
    static_configs: { targets: string[]; labels?: Record<string, string> }[];
  }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const { scrape_configs: scrapes } = parse(read('prometheus.yml')) as Scrapes;
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const alerts = (parse(read('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);

collectDefaultMetrics();
/** Gauges that a worker and an API have: each is named where it is read. */
const told = ['apps/worker/src/watch-progress.ts', 'apps/api/src/main.ts']
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');
const gauges = [...told.matchAll(/^ {6}(\w+): '/gm)].map(([, name]) => `inferbench_${name}`);
/** Metrics of InferBench itself; a histogram is asked for by its parts. */
const OWN = new Set([
  'up',
  ...gauges,
  ...register
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
]);
const DCGM = 'DCGM_FI_DEV_POWER_USAGE';

test('every metric of dashboard and alerts is one that measuring reads, that a process tells, or that the exporter has', () => {
  const counters = new Set(Object.values(COUNTER_NAMES).flatMap((names) => Object.values(names).flat()));
  const asked = [...expressions, ...alerts.map(({ expr }) => expr)].flatMap((expr) =>
    [...expr.matchAll(/([a-zA-Z_:][\w:]*)\{/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  const known = (name: string | undefined) =>
    name !== undefined && (counters.has(name) || OWN.has(name) || name === DCGM);
  expect(asked.filter((name) => !known(name))).toEqual([]);
  expect(dcgmReadings(`${DCGM}{gpu="0"} 1\n`)).toHaveLength(1);
});

test('every server that measuring knows is in it, and every figure of it once', () => {
  const text = expressions.join('\n');
  for (const names of Object.values(COUNTER_NAMES))
    for (const [figure, [newest = '']] of Object.entries(names))
      expect([figure, newest, text.includes(newest) || figure === 'drafts']).toEqual([figure, newest, true]);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  for (const { description } of panels) expect(description.length).toBeGreaterThan(10);
});

test('its jobs are those that are scraped, on this machine, and InferBench is asked by the ports that its document names', () => {
  const jobs = new Set(
    expressions.flatMap((expr) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job)),
  );
  expect(new Set(scrapes.map(({ job_name: job }) => job))).toEqual(jobs);
  const targets = scrapes.flatMap(({ static_configs: all }) => all.flatMap((one) => one.targets));
  for (const target of targets) expect(target).toContain('127.0.0.1');
  const operating = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
  const own = scrapes.find(({ job_name: job }) => job === 'inferbench')?.static_configs ?? [];
  expect(new Set(own.map(({ labels }) => labels?.['process']))).toEqual(new Set(['api', 'web', 'worker']));
  for (const { targets: ports, labels } of own)
    for (const port of ports)
      expect(operating).toContain(
        `INFERBENCH_${labels?.['process']?.toUpperCase()}_PROBE_PORT=${port.split(':')[1]}`,
      );
});

test('promtool reads the configuration and the rules, and their series raise what they are to raise', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/ops-check.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('every page of the site is counted by a name of its own', () => {
  for (const { path: address } of Object.values(PAGES))
    expect([address, routeName(address)]).not.toContain('other');
  expect([routeName('/made/up'), routeName('/chips/b200')]).toEqual(['other', '/chips/…']);
});
