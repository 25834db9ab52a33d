/** Fitted or assumed numbers of the attainable model: one set for all chips of a kind, none for a model or a chip. */
export interface Constants {
  /** Share of dense peak that large matrix products reach. */
  gemmShare: number;
  /** The same for the attention core of a prompt. */
  attentionShare: number;
  /** The same for networks over images. */
  imageShare: number;
  /** Share of memory bandwidth that streaming reaches. */
  bandwidthShare: number;
  /** Time between two kernels of a captured graph. */
  kernelSec: number;
  /** Host work before each step: scheduling, sampling, preparing inputs. */
  hostStepSec: number;
  /** Host work a sequence and step. */
  hostSequenceSec: number;
  /** Paid once by every prefill: tokenised input, first launch. */
  prefillFixedSec: number;
  /** Latency of one all-reduce inside a scale-up domain, before its payload. */
  allReduceSec: number;
}
