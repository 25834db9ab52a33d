import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { WorkloadBoardRequest } from './request.ts';
import { type BoardSlice, type BoardSystem, type SliceKey, sliceKey, sliceOf } from './systems.ts';

/** A slice with what there is in it. */
export interface Candidate {
  slice: BoardSlice;
  systems: number;
  /** Most systems of one number of chips that two vendors ran. */
  alike: number;
  /** Slugs of their chips. */
  chips: string[];
  vendors: string[];
}

/** Slices that have systems, the one that opens a board first. */
export function candidatesOf(systems: readonly BoardSystem[]): Candidate[] {
  const cells = new Map<string, BoardSystem[]>();
  for (const system of systems) {
    const key = sliceKey(system);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [system]);
    else cell.push(system);
  }
  return [...cells.values()]
    .flatMap((cell): Candidate[] => {
      const [first] = cell;
      return first === undefined
        ? []
        : [
            {
              slice: sliceOf(first),
              systems: cell.length,
              alike: alikeIn(cell),
              chips: distinct(cell.map(({ run }) => run.chip)),
              vendors: distinct(cell.map(({ vendor }) => vendor)),
            },
          ];
    })
    .toSorted(byWorth);
}

const distinct = (words: readonly string[]) => [...new Set(words)].toSorted();

/** Workloads in the order in which a board opens on them. */
const PHASES = ['SERVING', 'GENERATE', 'DECODE', 'PREFILL', 'MAX_LOAD', 'IMAGE'] as const;

/** Users whom a board opens with, of several that hold as much. */
const USUAL_USERS = 64;

/** Puts like for like between two vendors first; of a layout that nobody stated nothing is like another. */
function byWorth(a: Candidate, b: Candidate): number {
  return (
    Number(b.alike > 0) - Number(a.alike > 0) ||
    PHASES.indexOf(a.slice.phase) - PHASES.indexOf(b.slice.phase) ||
    Number(a.slice.technique !== 'PLAIN') - Number(b.slice.technique !== 'PLAIN') ||
    b.alike - a.alike ||
    b.systems - a.systems ||
    Math.abs((a.slice.users ?? 0) - USUAL_USERS) - Math.abs((b.slice.users ?? 0) - USUAL_USERS) ||
    (sliceKey(a.slice) < sliceKey(b.slice) ? -1 : 1)
  );
}

function alikeIn(cell: readonly BoardSystem[]): number {
  if (cell[0]?.pools === 'UNSTATED') return 0;
  const groups = new Map<number, BoardSystem[]>();
  for (const system of cell) groups.set(system.run.chips, [...(groups.get(system.run.chips) ?? []), system]);
  const both = [...groups.values()].filter((own) => new Set(own.map(({ vendor }) => vendor)).size > 1);
  return Math.max(0, ...both.map(({ length }) => length));
}

/** Fields that a request states; one that is left out is settled. */
function statedOf(request: WorkloadBoardRequest): Partial<BoardSlice> {
  const { phase, inputTokens, outputTokens, contextTokens, users, precision, extent, pools, technique } =
    request;
  const all = { phase, inputTokens, outputTokens, contextTokens, users, precision, extent, pools, technique };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Wishes in the order in which they are given up while the nearest slice is sought. */
const GIVEN_UP: readonly SliceKey[] = [
  'users',
  'inputTokens',
  'outputTokens',
  'contextTokens',
  'technique',
  'pools',
  'extent',
  'precision',
  'phase',
];

interface Sought {
  /** Newest runs, and those that a newer one replaced. */
  systems: readonly BoardSystem[];
  older: readonly BoardSystem[];
  /** Slices with what takes part in ranks. */
  candidates: readonly Candidate[];
}

/** The slice that a request means: that of the run that it names, else what it states. Null where the model has no run that ranks or waits. Error: NOT_FOUND. */
export function settledSlice(
  request: WorkloadBoardRequest,
  { systems, older, candidates }: Sought,
): Result<BoardSlice | null, InferbenchError> {
  if (request.run === undefined)
    return ok(nearestSlice(request, candidates.length === 0 ? candidatesOf(systems) : candidates));
  const own = [...systems, ...older].find(({ run }) => run.pointId === request.run);
  return own === undefined
    ? fail(
        new InferbenchError(
          'NOT_FOUND',
          'The result that the address names stands on no board of this model.',
          {
            fix: 'Open its own page, which says why, or leave `run` out.',
          },
        ),
      )
    : ok(sliceOf(own));
}

/**
 * The slice that a request states: what it states holds, even where nobody ran that; the rest is as in the fullest slice that has
 * most of it. Null without any slice.
 */
function nearestSlice(request: WorkloadBoardRequest, candidates: readonly Candidate[]): BoardSlice | null {
  const stated = statedOf(request);
  for (let given = 0; given <= GIVEN_UP.length; given += 1) {
    const loose = new Set<string>(GIVEN_UP.slice(0, given));
    const found = candidates.find(({ slice }) =>
      Object.entries(stated).every(([key, value]) => loose.has(key) || sliceOfKey(slice, key) === value),
    );
    if (found !== undefined) return { ...found.slice, ...stated, ...loadAs(stated, found.slice) };
  }
  return null;
}

function sliceOfKey(slice: BoardSlice, key: string): unknown {
  return Object.entries(slice).find(([name]) => name === key)?.[1];
}

/** Lengths and a context never name one load together: what is stated puts out the other. */
function loadAs(stated: Partial<BoardSlice>, found: BoardSlice): Partial<BoardSlice> {
  if (stated.contextTokens !== undefined && found.contextTokens === null)
    return { inputTokens: null, outputTokens: null };
  const hasLengths = stated.inputTokens !== undefined || stated.outputTokens !== undefined;
  return hasLengths && found.contextTokens !== null ? { contextTokens: null } : {};
}
