import type { ApiExample } from './example.ts';

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
    id: 'verdict',
    title: 'What may be said of two chips',
    text: 'By runs alone: a verdict on one model at a line, and the answer over all models that both ran. Every sentence of the site that compares comes from here.',
    query: `query Said($a: String!, $b: String!, $model: String, $at: Float) {
  verdict(a: $a, b: $b, model: $model, at: $at) {
    kind footing basis leader low high text reasons
    sides { label value upper near words row { pointId words } next { pointId words } }
  }
  versus(a: $a, b: $b) { kind text models { modelName kind leader low high } }
}`,
    variables: { a: 'b200', b: 'mi355x', model: 'deepseek-r1', at: 50 },
  },
  {
    id: 'versus-chart',
    title: 'Two vendors over all models',
    text: 'A row a model and precision: like for like, and the best systems of both vendors. `b200` and `mi355x` work as well.',
    query: `query Vendors($request: VersusChartInput!) {
  versusChart(request: $request) {
    __typename
    ... on VersusChart {
      title sentence at counts { models compared a b mixed tied byStack absent }
      rows { modelName precision kind leader low high words best { leader low high words } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { a: 'amd', b: 'nvidia' } },
  },
  {
    id: 'memory-needs',
    title: 'How many chips hold a model',
    text: 'Weights and one user against 1, 2, 4 chips and so on, with the sum. `defaultModel` is the model that the site shows where nobody asks for one.',
    query: `query Needs($request: MemoryNeedsInput!) {
  defaultModel memoryNeeds(request: $request) {
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
    id: 'workload-board',
    title: 'Who leads at one workload',
    text: 'Systems of one model at one workload, batch and context, with places by number of chips, and where else it was run.',
    query: `query WorkloadBoard($request: WorkloadBoardInput!) {
  workloadBoard(request: $request) {
    __typename
    ... on WorkloadBoard {
      title bold sentence outputUnit
      slice { phase inputTokens outputTokens users precision extent pools technique }
      groups { title rows { place label chips ran output { value low high kind words } price { value words } pointId } }
      map { head { finding } vendors cells { systems mark { leader low high } slice { inputTokens outputTokens users } } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { model: 'deepseek-r1', phase: 'SERVING', precision: 'FP8' } },
  },
  {
    id: 'workload-boards',
    title: 'Where anything was run',
    text: 'Every board on which an observed system stands, those that compare most first, with how many boards every other choice would list.',
    query: `query WorkloadBoards($request: WorkloadBoardsInput!) {
  workloadBoards(request: $request) {
    __typename
    ... on WorkloadBoards {
      title total
      boards { modelName systems alike chips vendors slice { phase inputTokens outputTokens contextTokens users precision extent pools technique } }
      models { name boards } phases { phase boards } precisions { precision boards } chips { label boards } severalVendors
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { chip: 'amd-mi355x', vendors: 2, first: 20 } },
  },
  {
    id: 'techniques',
    title: 'What a technique gains',
    text: 'Output of a server with each technique ÷ without, over load, simulated; published pairs with drafts and without.',
    query: `query Techniques($request: TechniquesInput!) {
  techniques(request: $request) {
    __typename
    ... on Techniques {
      title sentence band
      gains { name turnsAt verdict samples { users ratio } }
      published { name samples { users ratio withPoint withoutPoint } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { chip: 'nvidia-h200-sxm-141gb', model: 'llama-3.3-70b' } },
  },
  {
    id: 'machine',
    title: 'What runs on one machine',
    text: 'Models by size: whether each fits, the longest text, and tokens a second of one user; published runs first.',
    query: `query Machine($request: MineInput!) {
  mine(request: $request) {
    __typename
    ... on Mine {
      title sentence usableBytes
      models { name fits neededBytes longestTokens longestBy answer { value low high kind words } }
      runs { name precision tokensPerSec words pointId }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { chip: 'nvidia-rtx-4090', tokens: 4096, precision: 'W4A16' } },
  },
  {
    id: 'servers',
    title: 'Servers for a service',
    text: 'How many servers of each kind keep the limits, what they cost a month, and the error of their number. State users who never pause, or requests a second.',
    query: `query Servers($request: ServersNeededInput!) {
  serversNeeded(request: $request) {
    __typename
    ... on ServersNeeded {
      answer sentence head { finding slice notes }
      priced { label chipsEach servers serversLow serversHigh usdPerMonth { value low high words } ttft { value low high } speed { value } }
      unpriced { label servers }
      out { label words }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: { model: 'llama-3.3-70b', inputTokens: 8192, outputTokens: 1024, users: 64, precision: 'FP8' },
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
    id: 'chip-comparison',
    title: 'Two to four chips side by side',
    text: 'A verdict as title, four metrics with a verdict each, specifications, what the numbers rest on and how many chips the model needs. What is left out comes from the fullest slice in which all have points.',
    query: `query Compare($request: ChipComparisonInput!) {
  chipComparison(request: $request) {
    __typename
    ... on ChipComparison {
      title lede shared slice { model inputTokens outputTokens precision chips at }
      chips { label calibrated needs { chips words } }
      metrics { title unit figures { value low high kind words } verdict { kind leader text } }
      specs { title cells { words toFirst } difference } basis { title cells { kind words } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: { request: { chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'] } },
  },
  {
    id: 'duel-chart',
    title: 'A duel over context',
    text: 'The other chips ÷ the first at 81 contexts, with the error of each ratio, where a memory is full, where they change places, and what can be said.',
    query: `query Duel($request: DuelInput!) {
  duelChart(request: $request) {
    __typename
    ... on DuelChart {
      head { finding slice notes kinds source date } verdict { kind leader text } calibrated
      ratios {
        a { label chips } b { label chips } footing ends { context chip why }
        samples { context ratio low high } points { context ratio low high pointIds kind }
        crossings { context low high named riser }
      }
      choices { metrics { metric disabled } users { users disabled } footings { equal disabled } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'],
        model: 'deepseek-r1',
        users: 64,
        metric: 'SPEED',
      },
    },
  },
  {
    id: 'peak-chart',
    title: 'Where the peak goes',
    text: 'Shares of the peak that the workload can use, the hardware realises and the software delivers; without a published run what is attainable.',
    query: `query Peak($request: PeakChartInput!) {
  peakChart(request: $request) {
    __typename
    ... on PeakChart {
      head { finding slice kinds source date }
      rows { label title source kind peakName algorithm hardware software attainable delivered waiting finding }
      absent { label reason }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: { chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'], model: 'deepseek-r1', users: 64 },
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
    id: 'what-to-expect',
    title: 'What to expect',
    text: 'What one user and what 20 get over context, on the fewest chips that hold them, and the largest batch of each chip; simulated.',
    query: `query WhatToExpect($request: WhatToExpectInput!) {
  whatToExpect(request: $request) {
    __typename
    ... on WhatToExpect {
      contexts { context promptMs { value } loads { users chips tpotMs { value low high } all { value } refused } }
      collapse { chips title curves { label usersHalveAt outputHalvesAt contexts { context users all { value } } } }
    }
    ... on SimulationRefused { code message }
  }
}`,
    variables: {
      request: { chip: 'amd-mi300x', beside: ['nvidia-h200-sxm-141gb'], model: 'llama-3.1-70b' },
    },
  },
  {
    id: 'what-if',
    title: 'A chip with other figures',
    text: 'The reference sheet, the flexibility grid and one operating point of a chip as it is and as it would be, with twice the bandwidth for example.',
    query: `query WhatIf($request: WhatIfInput!) {
  whatIf(request: $request) {
    __typename
    ... on SimulationRefused { code message fix }
  }
}`,
    variables: {
      request: {
        chip: 'nvidia-h100-sxm5-80gb',
        model: 'llama-3.1-8b',
        batch: 16,
        inputTokens: 1024,
        outputTokens: 256,
        weightPrecision: 'fp8',
        edits: [{ figure: 'bandwidthTBps', value: 6.7e12 }],
      },
    },
  },
];
