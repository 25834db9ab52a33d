import { Finding } from '@inferbench/domain/errors/finding';
import { objectTypeOf } from './derived-type.ts';

export const FindingType = objectTypeOf(Finding, 'Finding');
export type FindingType = InstanceType<typeof FindingType>;
