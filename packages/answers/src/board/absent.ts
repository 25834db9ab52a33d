import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import { EXTENT_WORDS } from '@inferbench/domain/board/system-class';
import { counted, listedUpTo } from '@inferbench/units/english';
import type { BoardAbsent } from './shape.ts';
import { type BoardSlice, type BoardSystem, isIn, sliceKey, sliceOf } from './systems.ts';
import { POOLS_WORDS } from './words.ts';

interface Absence {
  slice: BoardSlice;
  /** Newest runs of the model, and those that a newer one replaced. */
  systems: readonly BoardSystem[];
  older: readonly BoardSystem[];
}

/** Lists what the same load has and this board does not: older runs, other classes, drafts; each with the board that holds it. */
export function absentOf({ slice, systems, older }: Absence): BoardAbsent[] {
  const replaced = older.filter((system) => isIn(system, slice)).length;
  const others = new Map<string, BoardSystem[]>();
  for (const system of systems) {
    if (isIn(system, slice) || !isIn(system, slice, ['extent', 'pools', 'technique'])) continue;
    const key = sliceKey(system);
    others.set(key, [...(others.get(key) ?? []), system]);
  }
  return [
    ...(replaced === 0
      ? []
      : [
          {
            title: counted(replaced, 'other run'),
            reason:
              'Of each configuration the newest run stands above; of runs of one day or of none, the one that made most.',
            slice: null,
          },
        ]),
    ...[...others.values()]
      .toSorted((a, b) => b.length - a.length)
      .flatMap((own): BoardAbsent[] => {
        const [first] = own;
        return first === undefined
          ? []
          : [
              {
                title: `${counted(own.length, 'system')} ${unlikeWords(first, slice)}`,
                reason: classReason(own),
                slice: sliceOf(first),
              },
            ];
      }),
  ];
}

/** "with prompts apart, in one rack": in what a system differs from the slice. */
function unlikeWords(system: BoardSlice, slice: BoardSlice): string {
  return [
    ...(system.technique === slice.technique
      ? []
      : [system.technique === 'PLAIN' ? 'without drafts' : 'with drafts']),
    ...(system.pools === slice.pools
      ? []
      : [system.pools === 'UNSTATED' ? 'of a layout not stated' : `with ${POOLS_WORDS[system.pools]}`]),
    ...(system.extent === slice.extent ? [] : [`in ${EXTENT_WORDS[system.extent]}`]),
  ].join(', ');
}

function classReason(own: readonly BoardSystem[]): string {
  const counts = own.map(({ run }) => run.chips).toSorted((a, b) => a - b);
  const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  return `Another class: ${least === most ? counted(least, 'chip') : `${least} to ${most} chips`}.`;
}

/** Chips that do not hold the model so often, and those of which the engine says nothing. */
export function refusedWords(
  refused: readonly { chip: Chip; error: InferbenchError }[],
  chips: number,
): BoardAbsent[] {
  const small = refused
    .filter(({ error }) => error.code === 'DOES_NOT_FIT')
    .map(({ chip }) => chipShortName(chip));
  return small.length === 0
    ? []
    : [
        {
          title: `${counted(small.length, 'chip')} too small`,
          reason: `The model does not fit on ${chips} of ${listedUpTo(4, small)}.`,
          slice: null,
        },
      ];
}
