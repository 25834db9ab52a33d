import type { Finding } from '@inferbench/domain/finding';
import { accCounts, accTotals } from './acc-counts.ts';
import { accOrder } from './acc-order.ts';
import type { Check, CheckSubject } from './check-subject.ts';
import { physBandwidth } from './phys-bandwidth.ts';
import { physCapacity } from './phys-capacity.ts';

const CHECKS: readonly Check[] = [accCounts, accTotals, accOrder, physBandwidth, physCapacity];

/** Every rule on one point, in catalogue order. */
export function checkPoint(subject: CheckSubject): Finding[] {
  return CHECKS.flatMap((check) => check(subject));
}
