// The engine as a process of its own: settings as JSON in the first argument; its truth at /truth of a second port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEngine } from './engine.ts';
import type { EngineSettings } from './settings.ts';

const engine = await startEngine(JSON.parse(process.argv[2] ?? '{}') as Partial<EngineSettings>);
const truth = createServer((_, response) => void response.end(JSON.stringify(engine.truth)));
truth.listen(0, '127.0.0.1', () => {
  const { port } = truth.address() as AddressInfo;
  const ready = { ready: true, url: engine.url, truthUrl: `http://127.0.0.1:${port}` };
  if (process.send) process.send(ready);
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
});
// An engine does not outlive who started it.
process.on('disconnect', () => process.exit(0));
