/** Whether a listener on this host is reached from its own machine only. */
export function staysOnLoopback(host: string): boolean;
