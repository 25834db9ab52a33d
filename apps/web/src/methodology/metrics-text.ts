import type { TextSection } from './text.ts';

/** The four metrics as the scoring policy defines them. */
export const METRICS_TEXT: readonly TextSection[] = [
  {
    id: 'useful-tops',
    title: 'Useful TOPS',
    blocks: [
      'The rate at which a system does the arithmetic that the workload requires. It ranks per chip.',
      { formula: 'useful TOPS = F ÷ t ÷ chips ÷ 10¹²' },
      'F is counted from the model’s shapes, a multiply-add as two operations, and t is wall time. Counted: the causal half of attention, the output head on sampled tokens, the experts a token is routed to, tokens that speculation accepted. Not counted: padding, recomputation, masked tiles. A run that mixes prompts and answers adds both: F = F(prefill) × requests + F(decode) × output tokens.',
      { formula: 'utilisation = useful rate ÷ dense peak of all chips at the precision that computes' },
      'Utilisation is computed from useful TOPS, never the other way round: peak × utilisation would be circular. Sparse peaks are not used.',
    ],
  },
  {
    id: 'cost',
    title: 'Cost efficiency',
    blocks: [
      {
        formula:
          'cost efficiency = useful TOPS ÷ (USD per hour); USD per million tokens = USD/h × hours × 10⁶ ÷ tokens',
      },
      'A rented basis takes the median of the dated on-demand prices of the chip; power and cooling are inside such a price and nothing is added. An owned basis adds up purchase, energy and hosting; its power is that at the wall, else that of the chips, measured or simulated, with the host added; of a family that nobody measured it is the power limit, an upper bound:',
      {
        formula:
          'USD/h = purchase × (1 + overhead) ÷ (years × 8,760 × availability) + wall kW × PUE × USD/kWh + hosting',
      },
      'Policy v1 assumes 3 years, availability 1.00, overhead 0.13, PUE 1.30, 0.0892 USD/kWh, hosting 0 and 217 W of host power a chip. The two bases never rank together; the header of the column names the one that is shown. Without a dated price the value is missing with the reason “no price”. Prices of API tokens are not used.',
    ],
  },
  {
    id: 'energy',
    title: 'Energy efficiency',
    blocks: [
      { formula: 'energy efficiency = useful TOPS ÷ W; J/token = average W × duration ÷ output tokens' },
      'Energy per output token includes the prompt. Where power was taken decides what it means, so the boundary is printed beside each figure and results of different boundaries never rank together. From the strongest to the weakest: wall, rack, node sensor, chassis model, device sensor, provisioned, TDP, simulated. A TDP is a limit and never stands in for a measurement.',
    ],
  },
  {
    id: 'flexibility',
    title: 'Flexibility',
    blocks: [
      'How much of a fixed grid a chip runs well: eight dense model shapes from 1B to 200B, batch 1 to 512, contexts 128 to 32,768, three precisions (FP16; FP8; INT4 weights with FP16 activations), prefill and decode: 8 × 10 × 9 × 3 × 2 = 4,320 cells.',
      { formula: 'score = cells with H ≥ 0.5 ÷ 4,320, H = ideal time ÷ attainable time' },
      'A cell counts only where the precision is supported and weights and KV cache fit 0.90 of the memory. Because H compares a chip with its own bounds, a chip is not punished for the workload’s intensity, only for what it cannot run or runs badly. Three shares are shown: cells that run well, which is the score; cells that are supported and fit; and, stricter, cells with at least half of the chip’s own highest useful TOPS at that precision. Flexibility comes from the simulator and is marked so; it is not mixed with measured values. A family that the engine has no model of has none.',
    ],
  },
  {
    id: 'split',
    title: 'Three-way split',
    blocks: [
      'Says how much of the distance from peak to result is workload, hardware and software.',
      { formula: 'measured useful TOPS = peak × A × H × S' },
      {
        terms: [
          [
            'A, algorithm',
            'F ÷ (ideal time × peak): what the workload’s arithmetic intensity allows on this balance of compute and bandwidth.',
          ],
          ['H, hardware', 'ideal time ÷ attainable time: what the architecture realises. It is simulated.'],
          [
            'S, software',
            'attainable time ÷ measured time: what the stack delivers. Without a measurement there is no S.',
          ],
        ],
      },
      'F, peak, chips and placement are the same in all three factors, so the product is exact and the logarithms add. S above 1 says that the simulator’s attainable time is too long for this stack; beyond two error bars a rule warns.',
    ],
  },
  {
    id: 'latency',
    title: 'Latency and per-user speed',
    blocks: [
      { formula: 'tokens/s per user = 1 ÷ mean TPOT; tokens/s per chip = output tokens ÷ duration ÷ chips' },
      'TTFT is the time from sending a request to its first token, TPOT the time per output token after the first. Percentiles are recomputed where the file holds every request, else taken as reported. A percentile q shows and ranks from 5 ÷ (1 − q) requests on: 10 for p50, 100 for p95, 500 for p99.',
    ],
  },
];
