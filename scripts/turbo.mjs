// `npm run generate|build`: turbo with the environment that the other scripts give it, telemetry off.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './lib/run-command.mjs';
import { turboRun } from './lib/turbo.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { status } = await runCommand(turboRun(root, process.argv.slice(2)));
process.exitCode = status;
