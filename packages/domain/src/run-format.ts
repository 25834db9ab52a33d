import { z } from 'zod';

/** Formats in which a run can be submitted. AUTO detects by content. */
export const RunFormat = z.enum(['AUTO', 'RUN', 'VLLM']);
export type RunFormat = z.infer<typeof RunFormat>;
