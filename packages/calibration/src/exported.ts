import type {
  Calibration,
  Constants,
  Effect,
  EffectOf,
  Maturity,
} from '@inferbench/domain/scores/calibration';
import { Constants as ConstantsShape } from '@inferbench/domain/scores/calibration';
import { exp } from '@inferbench/units/exact-math';
import type { FitRows, Parameter } from './fit-rows.ts';
import { isShareOfRate, PRIOR } from './prior.ts';
import { rounded } from './statistics.ts';

const SOFTWARE: ReadonlySet<EffectOf> = new Set(['framework', 'version', 'frameworkGeneration', 'harness']);

/** Whether a parameter tells of software or of who measured, and not of chips, numbers and layers. */
export function isSoftware({ of }: Pick<Parameter, 'of'>): boolean {
  return of !== null && SOFTWARE.has(of);
}

/** Effects this small say nothing. */
const NEGLIGIBLE = 0.002;

/** The parameters as constants and effects of a calibration. */
export function exportedTimes(
  { parameters }: FitRows,
  theta: Float64Array,
): Pick<Calibration, 'constants' | 'ingestSec' | 'promptShare' | 'effects'> {
  const own = new Map(
    parameters.flatMap(({ term, of }, index) => (of === null ? [[term, theta[index] ?? 0] as const] : [])),
  );
  const constants: Constants = { ...PRIOR.constants };
  for (const name of ConstantsShape.keyof().options) {
    const ln = own.get(name) ?? 0;
    constants[name] = rounded(PRIOR.constants[name] * exp(isShareOfRate(name) ? -ln : ln));
  }
  const effects = parameters.flatMap(({ term, of, key, rows }, index): Effect[] => {
    const value = theta[index] ?? 0;
    if (of === null || (Math.abs(value) < NEGLIGIBLE && of !== 'version' && of !== 'framework')) return [];
    return [{ term, of, key, ln: rounded(value), rows }];
  });
  return {
    constants,
    ingestSec: rounded(PRIOR.ingestSec * exp(own.get('ingestSec') ?? 0)),
    promptShare: rounded(PRIOR.promptShare * exp(own.get('promptShare') ?? 0)),
    effects,
  };
}

/** Expected ÷ attainable of every stack at what it computes and at what it moves, over all chips. */
export function maturitiesOf({ effects, edge }: Pick<Calibration, 'effects' | 'edge'>): Maturity[] {
  const lnOf = (term: string, of: EffectOf, key: string) =>
    effects.find((effect) => effect.term === term && effect.of === of && effect.key === key)?.ln ?? 0;
  return effects.flatMap(({ term, of, key, rows }): Maturity[] => {
    if ((term !== 'compute' && term !== 'memory') || (of !== 'framework' && of !== 'version')) return [];
    const framework = of === 'framework' ? key : (key.split(' ')[0] ?? key);
    const version = of === 'version' ? key.slice(framework.length + 1) : null;
    const ln =
      of === 'version' ? lnOf(term, 'framework', framework) + lnOf(term, of, key) : lnOf(term, of, key);
    const phase = term === 'compute' ? 'prefill' : 'decode';
    return [
      {
        framework,
        version: version === '' ? null : version,
        phase,
        ratio: rounded(exp(ln) / edge[term]),
        rows,
      },
    ];
  });
}
