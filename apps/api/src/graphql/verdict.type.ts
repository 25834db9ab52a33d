import { Verdict, VerdictKind } from '@inferbench/domain/duel-chart';
import { enumTypeOf, objectTypeOf } from './derived-type.ts';

enumTypeOf(VerdictKind, 'VerdictKind', {
  description: 'What can be said of chips beside each other.',
  values: {
    LEADS: 'One is better, and no interval holds equality.',
    CROSSES: 'They change places.',
    TIED: 'They cannot be told apart, everywhere or where it matters.',
    NONE: 'Nothing: a family without a measurement, or no figure.',
  },
});

/** Of a duel and of a metric. */
objectTypeOf(Verdict, 'Verdict');
