import type { ContextAnalysis, ContextCurve } from '@inferbench/domain/board/context-analysis';
import { stackNames, systemShortName } from '@inferbench/domain/catalogue/names';

const SHORT_STACKS: Readonly<Record<string, string>> = {
  'tensorrt-llm': 'TRT',
  'deepspeed-mii': 'DS-MII',
  deepspeed: 'DS',
  'llama.cpp': 'lcpp',
};

type Named = Pick<ContextCurve, 'chip' | 'chipName' | 'chips' | 'framework' | 'role'>;

/** Names the drawn systems, by system: short where there is little room. */
export function systemLabels({ curves, marks }: ContextAnalysis, size: number): ReadonlyMap<string, string> {
  const ofCurves = curves.map(
    (curve) => [curve.system, size === 0 ? shortLabel(curve, curves) : longLabel(curve)] as const,
  );
  return new Map([...marks.map((mark) => [mark.system, mark.label] as const), ...ofCurves]);
}

/** "GH200 ×8, vLLM"; a representative of its family has no stack to name. */
export function longLabel({ chip, chipName, chips, framework, role }: Named): string {
  const stack = role === 'REPRESENTATIVE' ? null : framework;
  return systemShortName({ chip: { slug: chip, name: chipName }, chips, framework: stack });
}

/** Label for 76 px: the chip, and the stack only where the figure has several on that chip. */
function shortLabel({ chip, chipName, chips, framework }: Named, curves: readonly Named[]): string {
  const alone = curves.filter((other) => other.chip === chip && other.chips === chips).length === 1;
  const stack =
    alone || framework === null
      ? ''
      : ` ${SHORT_STACKS[framework.toLowerCase()] ?? stackNames(framework).short}`;
  return `${chipName}${chips === 1 ? '' : ` ×${chips}`}${stack}`;
}
