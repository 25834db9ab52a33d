import type { ApiExample } from './example.ts';

export const CATALOGUE_EXAMPLES: readonly ApiExample[] = [
  {
    id: 'chips',
    title: 'All chips',
    text: 'The catalogue, by slug; family and vendor narrow it.',
    query: `query Chips($family: ChipFamily) {
  chips(first: 100, family: $family) {
    totalCount
    nodes { slug name status tdpWatts memoryBandwidthBytesPerSec pointCount }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: { family: 'SIMT' },
  },
  {
    id: 'chip',
    title: 'A chip',
    text: 'Peaks are dense rates, each with its source and confidence; then its points.',
    query: `query Chip($slug: String!) {
  chip(slug: $slug) {
    name vendor year memoryBandwidthBytesPerSec memoryCapacityBytes tdpWatts
    peaks { precision denseOpsPerSec source confidence }
    flexibility { score fits ownPeakScore cells } flexibilityMissing
    disputed { field other where }
    points(first: 20) { totalCount nodes { id label usefulTops utilisation } }
  }
}`,
    variables: { slug: 'nvidia-h100-sxm5-80gb' },
  },
  {
    id: 'models',
    title: 'Models and systems',
    text: 'Models of the catalogue, one of them in full, and the systems of a chip.',
    query: `query Models($slug: String!, $chip: String) {
  models(first: 100, kind: MOE) { nodes { slug parameters activeParameters } }
  model(slug: $slug) { name kind parameters layers kvBytesPerToken maxContextTokens source }
  systems(first: 20, chip: $chip) { nodes { slug chips framework } }
}`,
    variables: { slug: 'llama-3-8b', chip: 'nvidia-h100-sxm5-80gb' },
  },
  {
    id: 'system',
    title: 'One system',
    text: 'A system is chip × number of chips × framework; its slug stands in every board.',
    query: `query System($slug: String!) {
  system(slug: $slug) { slug chips framework chip { slug name } }
}`,
    variables: { slug: 'nvidia-h100-sxm5-80gb-x1-vllm' },
  },
  {
    id: 'rules',
    title: 'The rules',
    text: 'Every rule that a run or a specification is held against.',
    query: `query Rules {
  rules { id title severity since explanation formula }
}`,
    variables: {},
  },
  {
    id: 'corrections',
    title: 'The corrections',
    text: 'Claims of the founding text, each beside what this engine computes, with the verdict and its arithmetic.',
    query: `query Corrections {
  corrections {
    section title
    corrections {
      id claim claimed recomputed unit deviation verdict reason notComputable formula assumption instead
      also { what value unit }
      sources { name chip where }
    }
  }
}`,
    variables: {},
  },
  {
    id: 'accuracy',
    title: 'The accuracy of the simulator',
    text: 'Published figures beside what the simulator expects of them, held out by model and hardware; then what was left out, and the constants.',
    query: `query Accuracy($by: AccuracyBreakdown!) {
  accuracy(by: $by, quantity: LATENCY, allHardware: true) {
    date
    quantities {
      quantity
      headline { rows meanError medianError bias }
      kernels { rows meanError medianError bias }
      groups { name barred rows meanError medianError bias }
    }
    excluded { reason meaning rows }
    rows(first: 20) {
      totalCount
      nodes { rowId document chip model phase metric framework version grade measured heldOut }
      pageInfo { hasNextPage endCursor }
    }
    calibration { constants { name value unit meaning } errorBars { phase share rows } }
  }
}`,
    variables: { by: 'CHIP' },
  },
  {
    id: 'ledger',
    title: 'The ledger of predictions',
    text: 'What the engine said before it had seen a figure, beside what was published: coverage by set, misses first, and the predictions in full.',
    query: `query Ledger($state: LedgerState) {
  ledger {
    finding
    meantInside
    sets { set held missed inside typicalMiss open setAside }
    groups { chip chips model metric held missed ratio low high engine said }
    points(first: 20, state: $state) {
      totalCount
      nodes {
        id set engine said chip chips model weights inputTokens outputTokens inFlight
        figures { metric statistic value low high state published ratio document row }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`,
    variables: { state: 'MISSED' },
  },
  {
    id: 'simulate',
    title: 'Simulate a configuration',
    text: 'The same arithmetic as `inferbench simulate`. What cannot be simulated is refused with the reason.',
    query: `query Simulate($request: SimulateInput!) {
  simulate(request: $request) {
    __typename
    ... on SimulateResult {
      ideal { tpotMs } attainable { tpotMs } expected { tpotMs } band { low high basis } boundBy usefulTops utilisation
      against { chip expected { tpotMs } ratio low high basis }
      capacity { bytesNeeded bytesAvailable maxBatch } missing { part text }
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        chip: 'nvidia-h100-sxm5-80gb',
        model: 'llama-3-8b',
        phase: 'DECODE',
        batch: 16,
        context: 2048,
        against: 'nvidia-b200-sxm-180gb',
      },
    },
  },
  {
    id: 'serving-curve',
    title: 'Latency under load',
    text: 'The same simulation as `inferbench serve`: percentiles with intervals for each number of clients, and what the system can serve.',
    query: `query Load($request: ServingCurveInput!) {
  servingCurve(request: $request) {
    __typename
    ... on ServingCurve {
      loads { clients ttft { p50 { ms } p95 { ms lowMs highMs } } tpot { p95 { ms } } outputTokensPerSec usdPerMillionOutputTokens }
      capacity { requestsPerSec outputTokensPerSec limitedBy } stackBasis { words } seed
    }
    ... on SimulationRefused { code message path fix }
  }
}`,
    variables: {
      request: {
        chip: 'nvidia-h100-sxm5-80gb',
        model: 'llama-3-8b',
        chips: 1,
        framework: 'vllm',
        inputTokens: 1024,
        outputTokens: 128,
        clients: [1, 8],
        effort: 'COARSE',
      },
    },
  },
];
