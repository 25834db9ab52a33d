import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { ENGINE_VERSION } from './engine-version.ts';

/** Versions under which this build scores; together they name an epoch. */
export const VERSIONS = { engineVersion: ENGINE_VERSION, policyVersion: POLICY_VERSION } as const;
