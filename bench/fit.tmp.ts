import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { scopeOf } from '@inferbench/calibration/scope';
import { expectedSec, fitConstants, FOLD_EFFORT } from '@inferbench/calibration/fit-constants';
import { timed } from '@inferbench/calibration/timed';
import { groupOf } from '@inferbench/calibration/observation';
import { BARRED_FAMILIES } from '@inferbench/calibration/hardware-family';
import { mean, median } from '@inferbench/calibration/statistics';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
const all = scopeOf(MEASUREMENTS, catalogue).observations.filter((o) => o.quantity === 'latency' && o.resolved.chip.family === 'simt');
let t = Date.now();
const full = fitConstants(all, undefined, { step: 0.25, iterations: Number(process.argv[2] ?? 300) });
console.log(full.constants, Date.now() - t, 'ms');
for (const m of full.maturity) console.log(m.framework, m.version, m.phase, m.ratio.toFixed(2), m.reachPerClock?.toFixed(1), m.rows);
const rows: { key: Record<string, string>; ape: number; r: number; id: string }[] = [];
for (const g of new Set(all.filter((o) => BARRED_FAMILIES.includes(o.hardwareFamily)).map(groupOf))) {
  const train = all.filter((o) => groupOf(o) !== g); const test = all.filter((o) => groupOf(o) === g);
  const it = Number(process.argv[3] ?? 0);
  const fit = fitConstants(train, full.x, { ...FOLD_EFFORT, iterations: it });
  for (const row of timed(test, fit.constants)) { const e = expectedSec(row, fit.constants, fit.maturity); const o = row.observation; rows.push({ id: o.rowId, key: { phase: o.request.phase, fam: o.hardwareFamily, fw: o.framework + ' ' + o.version, group: g }, ape: Math.abs(e / row.measuredSec - 1), r: row.measuredSec / e }); }
}
const rep = (n: string, rs: typeof rows) => console.log(n.padEnd(44), rs.length, 'mean', (100 * mean(rs.map((r) => r.ape))).toFixed(1), 'median', (100 * median(rs.map((r) => r.ape))).toFixed(1), 'bias', median(rs.map((r) => r.r)).toFixed(2));
rep('all', rows); rep('no op', rows.filter((r) => r.key['phase'] !== 'op'));
for (const k of ['phase', 'fam', 'fw', 'group']) for (const v of new Set(rows.map((r) => r.key[k]!))) rep(`${k} ${v}`, rows.filter((r) => r.key[k] === v));
console.log(Date.now() - t, 'ms', rows.filter((r) => r.ape > 0.4).map((r) => `${r.id} ${r.key['group']} ${r.key['phase']} ${r.r.toFixed(2)}`).join('\n'));
