import { z } from 'zod';

/** What a model does; results of different tasks are never compared. */
export const Task = z.enum([
  'text',
  'images',
  'video',
  'recommendation',
  'graph',
  'speech',
  'embedding',
  'classification',
]);
export type Task = z.infer<typeof Task>;
