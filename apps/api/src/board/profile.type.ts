import { Profile } from '@inferbench/domain/scores/profile';
import { objectTypeOf } from '../graphql/derived-type.ts';

objectTypeOf(Profile.shape.ranks.element, 'MetricRank');
export const ProfileType = objectTypeOf(Profile, 'Profile');
