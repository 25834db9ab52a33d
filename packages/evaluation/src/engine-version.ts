/** Version of workloads, simulator, scoring and checks together. Any change of a result changes it. */
export const ENGINE_VERSION = '0.8.0';
