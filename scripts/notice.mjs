// Writes NOTICE: what an installation brings of others, and under which licence, as the lock file says. Part of `npm run generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noticeOf } from './lib/notice.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
writeFileSync(path.join(root, 'NOTICE'), noticeOf(lock));
