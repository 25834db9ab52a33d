import { Slo, Goodput } from '@inferbench/domain/terms/slo';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(Slo, 'Slo');
export const GoodputType = objectTypeOf(Goodput, 'Goodput');
export type GoodputType = InstanceType<typeof GoodputType>;
