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

/**
 * Power of a server's host for each of its chips, supply losses included: (2,358 W wall minimum − 8 × 77 W idle H200) ÷ 8,
 * from the meter log of MLPerf Inference v4.1, H200-SXM-141GBx8 MaxQ (repository mlcommons/inference_results_v4.1).
 */
export const HOST_WATTS_PER_CHIP = 217;
