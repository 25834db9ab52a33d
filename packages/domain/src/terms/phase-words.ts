/** "max load" of MAX_LOAD. */
export function phaseWords(phase: string): string {
  return phase.toLowerCase().replace('_', ' ');
}
