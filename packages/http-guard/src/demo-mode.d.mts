/**
 * Whether a process serves a demonstration (INFERBENCH_DEMO=1), whose keys lie in a file and whose results nobody reviewed: nobody
 * but its own machine may reach it. Throws where a listener would leave loopback, and on any other value.
 */
export function demoMode(setting: { demo: string | undefined; host: string }): boolean;
