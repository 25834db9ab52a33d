/** `device_sensor` of the domain is `DEVICE_SENSOR` in GraphQL. */
export function upperCased(options: readonly string[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.toUpperCase().replaceAll('-', '_'), option]));
}
