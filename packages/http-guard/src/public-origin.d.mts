/**
 * The address by which the public knows the site (`https://bench.example`), or null on a machine that nobody else reaches.
 * Throws where a listener beyond loopback has none, and on what is no origin.
 */
export function publicOrigin(setting: { origin: string | undefined; host: string }): string | null;
