import type { TextSection } from './text.ts';

/** The model behind ideal and attainable time, and what of it is not calibrated. */
export const SIMULATOR_TEXT: readonly TextSection[] = [
  {
    id: 'workload',
    title: 'Counting a workload',
    blocks: [
      'A model becomes a graph of operators, each with its FLOPs and its bytes of weights, activations and KV cache. Symbols: B sequences, S context, s new tokens, p cached prefix, L layers, d width, n query heads, n_kv KV heads, d_h width of a head, f width of the feed-forward part, V vocabulary.',
      {
        terms: [
          [
            'Linear layers, FLOPs per token and layer',
            '2 · (2 · d · n · d_h + 2 · d · n_kv · d_h + g · d · f), g = 3 with a gate, else 2',
          ],
          ['Causal attention of a prompt, per layer', '2 · B · n · d_h · ((s + p)(s + p + 1) − p(p + 1))'],
          ['Attention of a decode step, per layer', '4 · B · n · d_h · S'],
          ['Output head', '2 · d · V per sampled token'],
          ['KV cache, bytes per token', '2 · L · n_kv · d_h · bytes per element'],
          ['Largest batch', '(0.90 · capacity − weights) ÷ (S · KV bytes per token), rounded down'],
        ],
      },
    ],
  },
  {
    id: 'models',
    title: 'Kinds of model',
    blocks: [
      {
        terms: [
          ['Dense', 'Every token passes every weight.'],
          [
            'Mixture of experts',
            'FLOPs of the k experts a token is routed to, of shared experts and of the router; of the weights a step reads the distinct experts that its tokens are expected to choose, each once. All experts take memory.',
          ],
          [
            'Latent attention',
            'The cache holds one latent vector a token and layer. In decode, scores and values run in the latent space; in prefill they are expanded.',
          ],
          [
            'Windows and chunks',
            'Layers with a sliding window or chunk attend, read and keep at most that many tokens; the other layers all of them.',
          ],
        ],
      },
    ],
  },
  {
    id: 'ideal-attainable',
    title: 'Ideal and attainable time',
    blocks: [
      { formula: 'ideal = max(Σ FLOPs ÷ peak, Σ bytes ÷ bandwidth) over the whole step' },
      'No schedule beats the ideal time: it needs every byte once and every operation once.',
      { formula: 'attainable = Σ over operators of max(F ÷ (peak · u), Q ÷ (bandwidth · e)) + launch' },
      'u, e and the launch are fitted for GPUs and defaults elsewhere; u falls where tiles and waves do not fill a GPU. A host adds its work a step. Between chips an all-reduce costs a fitted latency, its hops and its payload, 2 (n − 1) ÷ n of the bytes over the link, two a layer.',
      { links: [['Constants in use', '/accuracy#constants']] },
      {
        formula:
          'generate: prefill (B, input) + output · mean decode step as the context grows from input to input + output',
      },
      { formula: 'serving: TPOT = decode step (B, input + output ÷ 2) + (B ÷ output) · prefill (input)' },
      'In the steady state of continuous batching, B prompts are prefilled while one sequence emits its answer. Time to first token under load is queueing and is not predicted.',
      'A configuration that does not fit or whose precision the chip cannot compute is refused with the reason; it gets no made-up number.',
    ],
  },
  {
    id: 'families',
    title: 'Families of chips',
    blocks: [
      {
        terms: [
          [
            'GPUs (SIMT)',
            'Constants are fitted to published figures, one set for all; the error bar of a regime is that of its figures held out.',
          ],
          [
            'Systolic arrays',
            'Cycles are counted: max(M, R) · ⌈K/R⌉ · ⌈N/C⌉ ÷ A + R + C − 2 with the next weights loading meanwhile, the cheapest of three operands standing still, at the clock that gives the published dense rate. Where arrays are not published, the default share of peak takes their place.',
          ],
          [
            'SRAM dataflow',
            'Weights and caches in SRAM, the rest from external memory where there is one. Nothing is launched; an operator crosses the grid of cores, 2·√cores cycles. Stages of a pipeline add up, a tensor group divides and pays collectives; the fastest placement is taken.',
          ],
          [
            'In-memory',
            'Weights fill the arrays first and run at the published rate; what is left over is reloaded every step. Keys and values change, so they are written into the arrays before they multiply. Analog chips without a published memory are refused.',
          ],
          [
            'Reconfigurable',
            'Operators of a layer run as sections: what lives between them stays on chip while it fits. Identical layers share their configurations; a load takes 10 µs, an estimate, less what the section before hides.',
          ],
          [
            'All four',
            'Uncalibrated: no measurement of these families went into any constant. The error bar is 23 %, the worst error of the fit on a chip it had not seen.',
          ],
        ],
      },
      'H and S shift against each other when a constant is fitted anew; their product with A does not.',
    ],
  },
  {
    id: 'accuracy',
    title: 'Accuracy of the simulator',
    blocks: [
      { formula: 'expected = attainable · maturity of the stack' },
      'Accuracy is that of expected values against what others published, on rows whose source states model, precision, batch, lengths and chips; nothing is imputed, and what is left out is counted with its reason.',
      { formula: 'error = |expected ÷ published − 1|; bias = median of expected ÷ published' },
      'Every model is held out on every hardware family once: the constants are fitted without its rows there, then predict them. The headline is of whole models and networks on A100, H100, H200 and B200; single kernels and other hardware are reported beside it. The error bar of a regime holds two thirds of its rows.',
      { links: [['/accuracy', '/accuracy']] },
    ],
  },
  {
    id: 'left-out',
    title: 'What is left out',
    blocks: [
      'Queueing: time to first token under load follows from arrivals and schedulers and is taken from measurements alone. Power is simulated for GPUs alone and never stands in for a measurement: a result without measured power has no energy value. Quality of answers is not measured; a precision class is what stands in for it. Prices of API tokens are not used. Training, fine-tuning and speech are not covered; image generation is counted where it is published and not simulated. Clocks, throttling and noise of neighbours are inside measured values and outside the simulator.',
      'A catalogue of published figures is not a sample: sources favour the chips and stacks their authors had.',
    ],
  },
];
