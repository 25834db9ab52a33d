// Node 20 gives threads nothing that reads TypeScript, whatever the process was started with.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('./compute-thread.ts');
