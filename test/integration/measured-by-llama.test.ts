import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingPlatform } from '../engines/llama/install.ts';
import { type LlamaServer, startLlama } from '../engines/llama/start-llama.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { ROOT } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { measured, type OwnSystem, passed, submitOwnSystem } from '../testkit/measured-by-llama.ts';

const SLOTS = 4;
const SHAPE = 'small';
/** Length of stages: in full (`npm run measured`) they are long enough to rank. */
const [SECONDS, PATIENCE_MS] = [lawCount(31, 2), lawCount(1_800_000, 240_000)];
const IN_FULL = lawCount(1, 0) === 1;

/** Prompts so long that their first token takes tens of milliseconds: a client on a busy machine still keeps up with that. */
const LENGTHS = ['--input-tokens', '448', '--output-tokens', '32'];

let [api, llama]: [TestApi | undefined, LlamaServer | undefined] = [undefined, undefined];
let [folder, env]: [string, Record<string, string>] = ['', {}];
let own: OwnSystem;
/** Where the measured point stands. */
let slice: object | null = null;

// A busy machine makes a client late, and what it measured then does not count: it is measured again, as a person would.
describe.skipIf(missingPlatform() !== null)(
  'from a served model to the board',
  { retry: 2, timeout: PATIENCE_MS },
  () => {
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'inferbench-measured-'));
      api = await startTestApi();
      llama = await startLlama({ shape: SHAPE, slots: SLOTS, contextTokens: 1024 });
      env = {
        INFERBENCH_SERVER: api.server.url,
        INFERBENCH_API_KEY: await api.newKey('Example', ['submit']),
      };
      own = await submitOwnSystem(folder, { shape: SHAPE, organization: 'Example', env });
    }, 240_000);
    afterAll(async () => {
      await llama?.stop();
      await api?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const target = () => ['--url', `${llama?.url}/v1`, ...LENGTHS];
    let files = 0;
    const newFile = () => path.join(folder, `measurement-${(files += 1)}.jsonl`);

    test('three repeats are read, scored and shown: measured, E2, with their interval, lateness and counters', async () => {
      const out = newFile();
      const load = ['--concurrency', String(SLOTS), '--repeat', '3', '--warm-up', '4'];
      const size = ['--requests', String(lawCount(60, 24)), '--seconds', String(SECONDS)];
      const answer = await measured([...target(), ...load, ...size, '--out', out, ...own.flags], env);
      expect(answer.points).toMatchObject([{ concurrency: SLOTS, failed: 0 }]);

      const submitted = await passed(['submit', out, '--json'], env);
      const receipt = OUTPUT_SCHEMAS.submit.parse(JSON.parse(submitted.stdout));
      if (!receipt.ok) throw new Error(submitted.stdout);
      expect(receipt.pointIds).toHaveLength(3);

      const { data, errors } = (await api?.post(QUESTION, { id: receipt.pointIds?.[0] })) ?? {};
      expect(errors).toBeUndefined();
      const { node } = data as { node: AnsweredPoint };
      expect(node.unranked?.reason ?? null).toBe(IN_FULL ? null : 'SMOKE_RUN');
      slice = { ...node.slice, model: node.slice.model.slug };
      expect(node).toMatchObject({
        kind: 'MEASURED',
        evidenceGrade: 'E2',
        lifecycle: 'VALIDATED',
        relation: 'VENDOR_OWN',
        system: { chip: { slug: own.chip } },
        provenance: { countedByServer: { server: 'llama.cpp' } },
      });
      // What the server counted is at least what the client got of it.
      expect(node.provenance.countedByServer.generatedTokens).toBeGreaterThanOrEqual(24 * 32);
      expect(node.provenance.client.latenessMsP99).toBeGreaterThanOrEqual(0);
      expect(node.provenance.client.failures).toEqual([]);
      expect(node.scores.metrics).toContainEqual({ metric: 'USEFUL_TOPS', interval: { assumed: false } });
      const others = node.findings.filter(({ severity }) => severity !== 'WARN');
      expect(others).toEqual([]);
    });

    test('the commands of docs/measuring.md lead from a machine to a curve', async () => {
      const page = readFileSync(path.join(ROOT, 'docs/measuring.md'), 'utf8');
      const lines = (/```sh worked\n([\s\S]*?)```/.exec(page)?.[1] ?? '').trim().split('\n');
      expect(lines.map((line) => / inferbench (\S+)/.exec(line)?.[1] ?? 'edit')).toEqual(WORKED);
      const place = mkdtempSync(path.join(folder, 'worked-'));
      const known: Record<string, string> = { MODEL: own.model };
      let last = '';
      for (const line of lines) {
        const words = line
          .replaceAll(/CHIP\b|MODEL|SUBMISSION_ID/g, (word) => known[word] ?? word)
          .replace('http://127.0.0.1:8000', llama?.url ?? '')
          .replace('Demo vendor', 'Example')
          .replaceAll(/my-machine|curve\.jsonl/g, (file) => path.join(place, file));
        const args = [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
        if (args[0] === '$EDITOR') {
          writeFileSync(args[1] ?? '', JSON.stringify(declaredChip('Example', 'local-worked')));
          continue;
        }
        const [command = '', ...rest] = args.slice(args.indexOf('inferbench') + 1);
        last = (await passed([command, ...rest, ...(SHORTER[command] ?? [])], env)).stdout;
        if (command !== 'submit') continue;
        known['CHIP'] ??= /^entry\s+(local-[^\s,]+)/m.exec(last)?.[1] ?? '';
        known['SUBMISSION_ID'] = /^receipt\s+(\S+)$/m.exec(last)?.[1] ?? '';
      }
      expect(last).toContain('VALIDATED');
    });

    test.runIf(IN_FULL)('it stands on the board of its slice beside what nobody reviewed', async () => {
      const { data } = (await api?.post(BOARD, { slice })) ?? {};
      const { leaderboard } = data as { leaderboard: { edges: unknown[] } };
      expect(leaderboard.edges).toContainEqual(
        expect.objectContaining({
          node: expect.objectContaining({
            interval: { assumed: false },
            system: { chip: { slug: own.chip } },
          }),
        }),
      );
    });
  },
);

/** Commands of the page, and what makes them shorter than a person would want them. */
const WORKED = ['chip', 'edit', 'submit', 'measure', 'import', 'submit', 'status'];
const SHORTER: Readonly<Record<string, string[]>> = {
  measure: ['--requests', '8', '--repeat', '1', '--warm-up', '2', '--power', 'none'],
};

interface AnsweredPoint {
  unranked: { reason: string; detail: string } | null;
  slice: { model: { slug: string } };
  provenance: {
    client: { latenessMsP99: number; failures: unknown[] };
    countedByServer: { server: string; generatedTokens: number };
  };
  scores: { metrics: { metric: string; interval: { assumed: boolean } | null }[] };
  findings: { severity: string }[];
}

const QUESTION = `query ($id: ID!) {
  node(id: $id) {
    ... on Point {
      kind evidenceGrade lifecycle relation unranked { reason detail }
      slice { model { slug } phase precision batch context shape }
      system { chip { slug } }
      provenance { client { latenessMsP99 failures { __typename } } countedByServer { server generatedTokens } }
      scores { metrics { metric interval { assumed } } }
      findings { rule severity message }
    }
  }
}`;

const BOARD = `query ($slice: SliceInput!) { leaderboard(first: 20, slice: $slice, evidence: { include: [PROVISIONAL, UNREVIEWED_SPECIFICATIONS] }) { edges { node { interval { assumed } system { chip { slug } } } } } }`;
