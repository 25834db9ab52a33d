import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isProbe } from '@inferbench/api/server/probes';
import { COUNTER_NAMES } from '@inferbench/load/counters/counter-names';
import { dcgmReadings } from '@inferbench/load/power/dcgm-text';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const read = (file: string) => readFileSync(path.join(ROOT, 'docs/ops', file), 'utf8');

interface Dashboard {
  panels: { title: string; description: string; targets: { expr: string }[] }[];
}
interface Scrapes {
  scrape_configs: { job_name: string; metrics_path: string; static_configs: { targets: string[] }[] }[];
}

const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
const { scrape_configs: scrapes } = parse(read('prometheus.yml')) as Scrapes;
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Metrics of the exporter that asks whether InferBench is ready. */
const BLACKBOX = new Set(['probe_success', 'probe_duration_seconds']);
const DCGM = 'DCGM_FI_DEV_POWER_USAGE';

test('every metric of the dashboard is one that measuring reads, or that the exporters of the configuration have', () => {
  const counters = new Set(Object.values(COUNTER_NAMES).flatMap((names) => Object.values(names).flat()));
  const asked = expressions.flatMap((expr) =>
    [...expr.matchAll(/([a-zA-Z_:][\w:]*)\{/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  const known = (name: string | undefined) =>
    name !== undefined && (counters.has(name) || BLACKBOX.has(name) || name === DCGM);
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

test('its jobs are those that are scraped, on this machine, and InferBench is asked what it answers', () => {
  const jobs = new Set(
    expressions.flatMap((expr) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job)),
  );
  expect(new Set(scrapes.map(({ job_name: job }) => job))).toEqual(jobs);
  const targets = scrapes.flatMap(({ static_configs: all }) => all.flatMap((one) => one.targets));
  for (const target of targets) expect(target).toContain('127.0.0.1');
  const asked = targets
    .filter((target) => target.startsWith('http'))
    .map((target) => new URL(target).pathname);
  expect(asked.length).toBe(2);
  for (const pathname of asked) expect(isProbe(pathname)).toBe(true);
});
