/** The name of an enum's value in GraphQL, which has no other letters: `device_sensor` is DEVICE_SENSOR there, `vllm-v1` VLLM_V1. */
export function enumName(value: string): string {
  return value.toUpperCase().replaceAll(/[-:]/g, '_');
}
