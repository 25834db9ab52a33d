import { readFileSync } from 'node:fs';
import { importRuns } from '@inferbench/importers/import-runs';
import { catalogue } from '@inferbench/catalogue/catalogue';
const names = process.argv.slice(2);
const full = process.env['FULL'];
const ctx = process.env['CTX'] ? JSON.parse(process.env['CTX']) : {};
const o = importRuns({ files: names.map((n) => ({ name: n.split('/').pop()!, text: readFileSync(n, 'utf8') })), context: ctx, catalogue });
if (!o.ok) console.log('REFUSED', o.error.code, o.error.message, JSON.stringify(o.error.details));
else { console.log('runs', o.value.runs.length, 'ignored', JSON.stringify(o.value.ignored));
  for (const r of o.value.runs.slice(0, Number(process.env['N'] ?? 1))) { const { source, points, ...rest } = r.run; console.log(JSON.stringify(rest)); console.log('missing', r.missing);
    for (const p of points) console.log(JSON.stringify(p, (k, v) => (k === 'samples' ? '…' : v), 1));
    console.log(source.tool, source.toolVersion, source.variant, source.warnings, 'unknown', source.unknownKeys); if (full) console.log(source.fields); } }
