import { WorkloadBoardRequest } from './board/request.ts';
import { WorkloadBoard } from './board/shape.ts';
import { BoardsRequest } from './boards/request.ts';
import { Boards } from './boards/shape.ts';
import { ChipComparisonRequest } from './comparison/request.ts';
import { ChipComparison } from './comparison/shape.ts';
import { DuelRequest } from './duel/request.ts';
import { DuelChart } from './duel/shape.ts';
import { WhatToExpectRequest } from './expect/request.ts';
import { WhatToExpect } from './expect/shape.ts';
import { TradeoffChartRequest } from './load/request.ts';
import { TradeoffChart } from './load/shape.ts';
import { MineRequest } from './mine/request.ts';
import { Mine } from './mine/shape.ts';
import { MemoryNeedsRequest } from './needs/request.ts';
import { MemoryNeeds } from './needs/shape.ts';
import { PeakChartRequest } from './peak/request.ts';
import { PeakChart } from './peak/shape.ts';
import { ServersRequest } from './servers/request.ts';
import { Servers } from './servers/shape.ts';
import { TechniquesRequest } from './techniques/request.ts';
import { Techniques } from './techniques/shape.ts';
import { VersusChartRequest } from './versus/request.ts';
import { VersusChart } from './versus/shape.ts';

/**
 * Every answer by its kind: the field of the API that gives it, the names that GraphQL has for request and answer, and what both hold.
 * Resolvers and documents are made from it.
 */
export const ANSWERS = {
  board: {
    field: 'workloadBoard',
    input: 'WorkloadBoardInput',
    request: WorkloadBoardRequest,
    type: 'WorkloadBoard',
    shape: WorkloadBoard,
  },
  boards: {
    field: 'workloadBoards',
    input: 'WorkloadBoardsInput',
    request: BoardsRequest,
    type: 'WorkloadBoards',
    shape: Boards,
  },
  comparison: {
    field: 'chipComparison',
    input: 'ChipComparisonInput',
    request: ChipComparisonRequest,
    type: 'ChipComparison',
    shape: ChipComparison,
  },
  duel: {
    field: 'duelChart',
    input: 'DuelInput',
    request: DuelRequest,
    type: 'DuelChart',
    shape: DuelChart,
  },
  expect: {
    field: 'whatToExpect',
    input: 'WhatToExpectInput',
    request: WhatToExpectRequest,
    type: 'WhatToExpect',
    shape: WhatToExpect,
  },
  load: {
    field: 'tradeoffChart',
    input: 'TradeoffChartInput',
    request: TradeoffChartRequest,
    type: 'TradeoffChart',
    shape: TradeoffChart,
  },
  mine: {
    field: 'mine',
    input: 'MineInput',
    request: MineRequest,
    type: 'Mine',
    shape: Mine,
  },
  needs: {
    field: 'memoryNeeds',
    input: 'MemoryNeedsInput',
    request: MemoryNeedsRequest,
    type: 'MemoryNeeds',
    shape: MemoryNeeds,
  },
  peak: {
    field: 'peakChart',
    input: 'PeakChartInput',
    request: PeakChartRequest,
    type: 'PeakChart',
    shape: PeakChart,
  },
  servers: {
    field: 'serversNeeded',
    input: 'ServersNeededInput',
    request: ServersRequest,
    type: 'ServersNeeded',
    shape: Servers,
  },
  techniques: {
    field: 'techniques',
    input: 'TechniquesInput',
    request: TechniquesRequest,
    type: 'Techniques',
    shape: Techniques,
  },
  versus: {
    field: 'versusChart',
    input: 'VersusChartInput',
    request: VersusChartRequest,
    type: 'VersusChart',
    shape: VersusChart,
  },
} as const;
