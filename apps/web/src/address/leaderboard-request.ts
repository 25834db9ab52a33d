import { BoardColumn, type BoardPools, WorkloadBoardRequest } from '@inferbench/answers/board/request';
import { Extent } from '@inferbench/domain/board/system-class';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { boardOfRunPath, boardPath, WORKLOADS, workloadWord } from '@inferbench/domain/board/public-address';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import {
  DRAFTS,
  readAs,
  readCount,
  readMeaning,
  readPrecision,
  readWord,
  type Read,
  textAt,
  wishReader,
  POOLS,
} from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

const BOARD_POOLS = {
  ...POOLS,
  unstated: 'UNSTATED',
} as const satisfies Readonly<Record<string, BoardPools>>;

export interface LeaderboardView {
  request: WorkloadBoardRequest;
  problems: string[];
}

interface Named {
  model: string;
  workload: string | undefined;
}

const { inputTokens, users } = WorkloadBoardRequest.shape;

/** Reads which board is asked for; what is not understood is said and left open. */
export function readLeaderboard({ model, workload }: Named, parameters: SearchParameters): LeaderboardView {
  const problems: string[] = [];
  const read = wishReader(parameters, problems);
  const tokens = (text: string) => readCount(text, inputTokens.unwrap(), 'of tokens');
  const load = read('load', readLoad);
  const wish = {
    phase: read('workload', readMeaning(WORKLOADS, 'a workload'), workload ?? textAt(parameters, 'workload')),
    inputTokens: read('in', tokens) ?? load?.inputTokens,
    outputTokens: read('out', tokens) ?? load?.outputTokens,
    contextTokens: read('context', tokens) ?? load?.contextTokens,
    users: read('users', (text) => readCount(text, users.unwrap(), 'of users from 1 to 1,000,000')),
    precision: read('prec', readPrecision),
    extent: read('extent', (text) => readWord(text, Extent.options, 'how far systems reach')),
    pools: read('pools', readMeaning(BOARD_POOLS, 'where prompts are read')),
    technique: read('drafts', readMeaning(DRAFTS, 'off or on')),
    by: read('by', (text) => readWord(text.replaceAll('-', '_'), BoardColumn.options, 'a column')),
    vendors: read('vendors', readVendors),
    run: read('run', (text) => readRun(text)),
  };
  return { request: WorkloadBoardRequest.parse({ model, ...wish }), problems };
}

type Load = Pick<WorkloadBoardRequest, 'inputTokens' | 'outputTokens' | 'contextTokens'>;

/** "8192-1024" of prompt and answer, or one number of tokens in the cache. */
function readLoad(text: string): Read<Load> {
  const [, first, second] = /^(\d{1,8})(?:-(\d{1,8}))?$/.exec(text) ?? [];
  const [one, two] = [Number(first ?? 0), Number(second)];
  const load = second === undefined ? { contextTokens: one } : { inputTokens: one, outputTokens: two };
  return readAs(one < 1 ? null : load, 'tokens in and out, such as 8192-1024', text);
}

function readRun(text: string): Read<string> {
  return readAs(/^[\w-]{1,80}$/.test(text) ? text : null, 'the id of a result', text);
}

function readVendors(text: string): Read<string[]> {
  const named = text.split(',').map((name) => name.trim().slice(0, 80));
  const isPair = named.length === 2 && named.every((name) => name !== '');
  return readAs(isPair ? named : null, 'two vendors with a comma between them', text);
}

export type ShownWork = NonNullable<WorkloadBoardAnswer['slice']>;

/** Field of a form for the lengths of a board; empty where it has none. */
export function loadWord({ inputTokens: prompt, outputTokens: answer, contextTokens }: ShownWork): string {
  if (prompt !== null && answer !== null) return `${prompt}-${answer}`;
  return contextTokens === null ? '' : String(contextTokens);
}

export function boardWords(slice: ShownWork, by: BoardColumn): Record<string, string> {
  const lengths: Record<string, number | null> = {
    in: slice.inputTokens,
    out: slice.outputTokens,
    context: slice.contextTokens,
    users: slice.users,
  };
  const known = Object.entries(lengths).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  return {
    ...Object.fromEntries(known),
    prec: slice.precision.toLowerCase(),
    extent: slice.extent.toLowerCase(),
    pools: Object.entries(BOARD_POOLS).find(([, value]) => value === slice.pools)?.[0] ?? 'together',
    drafts: slice.technique === 'PLAIN' ? 'off' : 'on',
    ...(by === 'OUTPUT' ? {} : { by: by.toLowerCase().replaceAll('_', '-') }),
  };
}

/** Whole query of a board, for a file of it: model and workload, too. */
export function boardQuery(model: string, slice: ShownWork, by: BoardColumn): Record<string, string> {
  return { model: nameSlug(model), workload: workloadWord(slice.phase), ...boardWords(slice, by) };
}

export function boardOfRunAddress(model: string, pointId: string): string {
  return boardOfRunPath(nameSlug(model), pointId);
}

/** Address of the board of a model; without a slice that of the fullest. */
export function leaderboardAddress(
  model: string,
  view: { slice: ShownWork; by?: BoardColumn; section?: string } | null = null,
): string {
  if (view === null) return boardPath(nameSlug(model));
  const { slice, by = 'OUTPUT', section } = view;
  const query = new URLSearchParams(boardWords(slice, by)).toString();
  return `${boardPath(nameSlug(model), slice.phase)}?${query}${section === undefined ? '' : `#${section}`}`;
}
