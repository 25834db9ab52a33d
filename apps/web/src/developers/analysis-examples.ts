import type { ApiExample } from './example.ts';

/** Asking what a chip can do, without a measurement. */
export const ANALYSIS_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'reference-sheet',
    title: 'The reference sheet of a chip',
    text: 'Suite IB-1, row by row. A row that the chip cannot run holds the reason instead of figures.',
    query: `query Sheet($chip: String!) {
  referenceSheet(chip: $chip) {
    __typename
    ... on ReferenceSheet {
      suite model decodeErrorBar
      rows {
        name context
        figures {
          batch placement { chips } usefulTops tokensPerSecPerUser limitedBy
          times { idealMs attainableMs expectedMs }
          costEfficiency { basis topsPerUsdPerHour } energyEfficiency { boundary topsPerWatt }
          missing { part text }
        }
        refusal { code message }
      }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { chip: 'nvidia-h200-sxm-141gb' },
  },
  {
    id: 'flexibility',
    title: 'Flexibility, cell by cell',
    text: 'Shares by phase and precision, and 4,320 cells as letters; `tested` marks what a published measurement covers.',
    query: `query Flexibility($chip: String!, $chips: Int) {
  flexibility(chip: $chip, chips: $chips) {
    __typename
    ... on FlexibilityReport {
      score ownPeakScore fits testedShare batches contexts
      byPhase { phase score fits } byPrecision { precision computed score fits }
      rows { precision phase model states tested }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { chip: 'amd-mi300x', chips: 1 },
  },
  {
    id: 'tradeoff-chart',
    title: 'A model over load',
    text: 'Simulated curves, published fronts, systems at a speed for each user, and the four leaders. Only the model is needed: what is left out comes from the fullest slice, and `changed` says what could not be kept.',
    query: `query Chart($request: TradeoffChartInput!) {
  tradeoffChart(request: $request) {
    __typename
    ... on TradeoffChart {
      head { finding slice source date }
      changed
      atLine {
        perUser
        published { place overlapsFirst system value low high pointId price { value words } }
        simulated { place overlapsFirst system value low high price { value words } }
        unplaced { system reason words }
      }
      leaders { question labels overlaps sentence figure { value low high kind } }
      curves { system errorBar samples { users perUser perChip } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { model: 'deepseek-r1', at: 20, pay: 'RENTED' } },
  },
  {
    id: 'memory-needs',
    title: 'How many chips hold a model',
    text: 'Weights and one user against 1, 2, 4 chips and so on, with the sum. `defaultModel` is the model that the site shows where nobody asks for one.',
    query: `query Needs($request: MemoryNeedsInput!) {
  defaultModel
  memoryNeeds(request: $request) {
    __typename
    ... on MemoryNeeds { finding chips { label chipsNeeded sentence counts { chips neededBytes usableBytes fits } } }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        model: 'deepseek-r1',
        precision: 'FP8',
        chips: ['nvidia-h100-sxm5-80gb', 'nvidia-b200-sxm-180gb'],
      },
    },
  },
  {
    id: 'claim',
    title: 'Check a claim',
    text: 'Three senses of "tokens per second", where each can hold, and the bound with its arithmetic.',
    query: `query Claim($request: ClaimInput!) {
  claim(request: $request) {
    __typename
    ... on Claim {
      sentence maxBatch assumptions
      readings {
        reading state sentence
        attainable { largestTokensPerSec atBatch batches { from to } } ideal { largestTokensPerSec atBatch }
      }
      binding { resource seconds sentence terms { what amount perSec seconds } }
      region { cells { batch context oneUser oneUserWithPrompt allUsers } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        chip: 'nvidia-h100-sxm5-80gb',
        chips: 8,
        model: 'llama-3.1-70b',
        weightPrecision: 'fp8',
        tokensPerSec: 500,
        context: 131_072,
      },
    },
  },
  {
    id: 'chip-crossover',
    title: 'Two chips over context',
    text: 'At equal chips, equal cost of owning or equal power: where they change places, or that they do not.',
    query: `query ChipCrossover($request: ChipCrossoverInput!) {
  chipCrossover(request: $request) {
    __typename
    ... on ChipCrossover {
      sentence equalSentence ratio unit
      a { label chips usdPerHour provisionedWatts } b { label chips usdPerHour provisionedWatts }
      crossings { context low high sentence } noCrossings { fromContext toContext sentence }
      curves { label endsAtContext samples { context value low high } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        a: 'groq-lpu-v1',
        b: 'nvidia-h100-sxm5-80gb',
        model: 'llama-3-70b',
        weightPrecision: 'fp8',
        kvPrecision: 'fp8',
        equal: 'OWNED_COST',
        context: 4096,
      },
    },
  },
  {
    id: 'cache-room',
    title: 'Room for the KV cache',
    text: 'The largest batch over context on a chip, for a chosen model.',
    query: `query CacheRoom($chip: String!, $model: String!) {
  chip(slug: $chip) {
    cacheRoom(model: $model, weightPrecision: "fp8") {
      __typename
      ... on CacheRoom {
        placement { chips } weightBytes roomBytes longestContext batchHalvesAtContext
        contexts { context maxBatch kvPressure }
      }
      ... on SimulationRefused { code message }
    }
  }
}`,
    variables: { chip: 'amd-mi300x', model: 'llama-3.1-70b' },
  },
  {
    id: 'latency-over-context',
    title: 'Latency over context',
    text: 'Simulated time of a prompt and per output token while the context grows; null where it does not fit.',
    query: `query LatencyOverContext($chip: String!, $model: String!) {
  chip(slug: $chip) {
    latencyOverContext(model: $model, weightPrecision: "fp8") {
      __typename
      ... on LatencyOverContext {
        placement { chips } errorBar engineVersion
        contexts { context prefillMs tpot { batch tpotMs } }
      }
      ... on SimulationRefused { code message }
    }
  }
}`,
    variables: { chip: 'amd-mi300x', model: 'llama-3.1-70b' },
  },
];
