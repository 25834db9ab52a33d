import { expect, test } from 'vitest';
import { startApiProcess, startWeb } from '../testkit/servers.ts';

const BEYOND = {
  INFERBENCH_DEMO: '1',
  INFERBENCH_HOST: '0.0.0.0',
  INFERBENCH_PUBLIC_ORIGIN: 'https://bench.example',
};
const NOWHERE = { databaseUrl: 'postgresql://nobody@127.0.0.1:9/nothing', evidenceDir: '/nowhere' };

test('the API of a demonstration does not start beyond loopback', async () => {
  await expect(startApiProcess({ ...NOWHERE, env: BEYOND })).rejects.toThrow(
    /INFERBENCH_DEMO is set, and 0\.0\.0\.0/,
  );
});

test('its site does not either', async () => {
  await expect(startWeb('http://127.0.0.1:9', BEYOND)).rejects.toThrow(
    /INFERBENCH_DEMO is set, and 0\.0\.0\.0/,
  );
});
