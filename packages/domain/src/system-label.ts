import { frameworkName } from './framework-name.ts';

/** "H100 SXM5 80GB ×8 (vLLM)"; a stack that nobody stated is left out. */
export function systemLabel(system: { chipName: string; chips: number; framework: string | null }): string {
  const chips = system.chips === 1 ? '' : ` ×${system.chips}`;
  const stack = system.framework === null ? '' : ` (${frameworkName(system.framework)})`;
  return `${system.chipName}${chips}${stack}`;
}
