import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { calibrate } from '@inferbench/calibration/calibrate';
import { summariesBy, summaryOf, isHeadline } from '@inferbench/calibration/summary';
import { BARRED_FAMILIES } from '@inferbench/calibration/hardware-family';
import { writeFileSync } from 'node:fs';
const t = Date.now();
const r = calibrate(MEASUREMENTS, catalogue, {
  date: '2026-11-21',
  progress: (d, n) => {
    if (d % 10 === 0) console.error(d, n, Date.now() - t);
  },
});
writeFileSync('/tmp/cal.json', JSON.stringify(r));
console.log(r.calibration.constants, r.calibration.errors, r.calibration.powerShares);
const f = (s: any) =>
  console.log(
    String(s.name).padEnd(40),
    s.rows,
    (100 * s.meanError).toFixed(1),
    (100 * s.medianError).toFixed(1),
    s.bias.toFixed(2),
  );
for (const q of ['latency', 'power', 'energy']) {
  const rows = r.accuracy.rows.filter((x) => x.quantity === q && BARRED_FAMILIES.includes(x.hardwareFamily));
  f(summaryOf(q + ' all', rows));
  f(summaryOf(q + ' headline', rows.filter(isHeadline)));
  for (const b of ['phase', 'hardwareFamily', 'framework', 'model', 'grade'] as const) {
    console.log('--', b);
    summariesBy(rows, b).forEach(f);
  }
}
console.log('others');
summariesBy(
  r.accuracy.rows.filter((x) => !BARRED_FAMILIES.includes(x.hardwareFamily)),
  'chip',
).forEach(f);
console.log(Date.now() - t);
