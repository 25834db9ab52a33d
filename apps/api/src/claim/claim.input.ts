import { ClaimRequest } from '@inferbench/domain/claim';
import { inputTypeOf } from '../graphql/derived-type.ts';

export const ClaimInput = inputTypeOf(ClaimRequest, 'ClaimInput');
export type ClaimInput = InstanceType<typeof ClaimInput>;
