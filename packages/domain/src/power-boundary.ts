import { z } from 'zod';

/** Power boundaries, strongest first. Printed beside each figure and part of the comparability key. */
export const PowerBoundary = z.enum([
  'wall',
  'rack',
  'node_sensor',
  'chassis_model',
  'device_sensor',
  'provisioned',
  'tdp',
  'simulated',
]);
export type PowerBoundary = z.infer<typeof PowerBoundary>;
