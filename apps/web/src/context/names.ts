import type { ContextCurve } from '@inferbench/domain/context-analysis';
import { frameworkName } from '@inferbench/domain/framework-name';

const SHORT_FRAMEWORKS: Readonly<Record<string, string>> = {
  'tensorrt-llm': 'TRT',
  'deepspeed-mii': 'DS-MII',
  deepspeed: 'DS',
  'llama.cpp': 'lcpp',
};

/** Words of a name up to the first with a digit: "H100 SXM5 80GB" is H100, "Gaudi 2" stays whole. */
function stem(name: string): number {
  const words = name.split(' ');
  const withDigit = words.findIndex((word) => /\d/.test(word));
  return withDigit === -1 ? words.length : withDigit + 1;
}

/** The shortest beginning of each chip's name that no other chip of the figure shares. */
export function shortChipNames(names: readonly string[]): ReadonlyMap<string, string> {
  const distinct = [...new Set(names)];
  const start = (name: string, words: number) => name.split(' ').slice(0, words).join(' ');
  return new Map(
    distinct.map((name) => {
      let words = stem(name);
      const shared = () =>
        distinct.some((other) => other !== name && start(other, words) === start(name, words));
      while (shared() && words < name.split(' ').length) words += 1;
      return [name, start(name, words)];
    }),
  );
}

type Named = Pick<ContextCurve, 'chipName' | 'chips' | 'framework' | 'role'>;

function timesChips(chips: number): string {
  return chips === 1 ? '' : ` ×${chips}`;
}

/** "GH200 96GB ×8 vLLM" where there is room for all of it; a representative of its family has no stack to name. */
export function fullLabel({ chipName, chips, framework, role }: Named): string {
  const stack = framework === null || role === 'REPRESENTATIVE' ? '' : ` ${frameworkName(framework)}`;
  return `${chipName}${timesChips(chips)}${stack}`;
}

/** "GH200 ×8 vLLM": the chip's short name and the stack. */
export function longLabel(curve: Named, chipNames: ReadonlyMap<string, string>): string {
  return fullLabel({ ...curve, chipName: chipNames.get(curve.chipName) ?? curve.chipName });
}

/** For 76 px: the chip, and the stack only where the figure has several on that chip. */
export function shortLabel(
  curve: Named,
  curves: readonly Named[],
  chipNames: ReadonlyMap<string, string>,
): string {
  const { chipName, chips, framework } = curve;
  const alone = curves.every(
    (other) => other === curve || other.chipName !== chipName || other.chips !== chips,
  );
  const stack =
    alone || framework === null
      ? ''
      : ` ${SHORT_FRAMEWORKS[framework.toLowerCase()] ?? frameworkName(framework)}`;
  return `${chipNames.get(chipName) ?? chipName}${timesChips(chips)}${stack}`;
}
