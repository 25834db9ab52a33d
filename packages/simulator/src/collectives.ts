import type { Chip } from '@inferbench/domain/chips/chip';

/** Links between chips: inside a scale-up domain, and between domains. */
export interface Network {
  domainChips: number;
  linkBytesPerSec: number;
  betweenBytesPerSec: number;
  /** Latencies of one sum and of one exchange, before hops and payload. */
  allReduceSec: number;
  allToAllSec: number;
  /** Shares of the link rates that they reach, hops included. */
  sumLinkShare: number;
  exchangeLinkShare: number;
}

/** What calls and links of a chip's family take. */
export type CollectiveConstants = Pick<
  Network,
  'allReduceSec' | 'allToAllSec' | 'sumLinkShare' | 'exchangeLinkShare'
>;

/**
 * Link between scale-up domains: one 400 Gb/s port a chip, and what a switched fabric adds to a call. Defaults, not
 * fitted: the published measurements hold no system of more than one domain.
 */
const BETWEEN_DOMAINS = { bytesPerSec: 50e9, latencySec: 20e-6 } as const;
/** One further chip in a ring or chain: the latency of a hop through a switch. Default, not fitted. */
export const HOP_SEC = 0.5e-6;
/** A link without a published rate costs its latency only, as the bound does. */
const UNKNOWN_LINK = Number.POSITIVE_INFINITY;

export function networkOf({ interconnect }: Chip, constants: CollectiveConstants): Network {
  return {
    domainChips: interconnect?.scaleUpChips ?? Number.POSITIVE_INFINITY,
    linkBytesPerSec: interconnect?.bandwidthBytesPerSec ?? UNKNOWN_LINK,
    betweenBytesPerSec: BETWEEN_DOMAINS.bytesPerSec,
    allReduceSec: constants.allReduceSec,
    allToAllSec: constants.allToAllSec,
    sumLinkShare: constants.sumLinkShare,
    exchangeLinkShare: constants.exchangeLinkShare,
  };
}

/** Bytes that each chip sends in a ring all-reduce of M bytes over n: 2(n−1)/n · M (docs/model.md#placements-collectives-pipelines). */
export function allReduceBytes(payloadBytes: number, chips: number): number {
  return (2 * (chips - 1) * payloadBytes) / chips;
}

/**
 * τ_0 + (2(n−1)·τ_hop + 2(n−1)/n · M ÷ BW) ÷ share. Over several domains: reduce-scatter inside, all-reduce of a chip's part
 * between, all-gather inside (docs/model.md#placements-collectives-pipelines). One chip has none.
 */
export function allReduceSec(payloadBytes: number, chips: number, network: Network): number {
  if (chips <= 1 || payloadBytes === 0) return 0;
  const inside = Math.min(chips, network.domainChips);
  const [latencySec, withinSec] =
    inside > 1
      ? [
          network.allReduceSec,
          2 * (inside - 1) * HOP_SEC + allReduceBytes(payloadBytes, inside) / network.linkBytesPerSec,
        ]
      : [0, 0];
  const domains = Math.ceil(chips / inside);
  if (domains === 1) return latencySec + withinSec / network.sumLinkShare;
  const between = allReduceBytes(payloadBytes / inside, domains) / network.betweenBytesPerSec;
  const betweenSec = BETWEEN_DOMAINS.latencySec + 2 * (domains - 1) * HOP_SEC + between;
  return latencySec + (withinSec + betweenSec) / network.sumLinkShare;
}

/**
 * τ_0 + ((n−1)·τ_hop + (n−1)/n · M ÷ BW) ÷ share, M = what one chip holds for all others
 * (docs/model.md#placements-collectives-pipelines).
 */
export function allToAllSec(payloadBytes: number, chips: number, network: Network): number {
  if (chips <= 1 || payloadBytes === 0) return 0;
  const outside = Math.max(0, chips - network.domainChips) / chips;
  const inside = (chips - 1) / chips - outside;
  const overLinksSec =
    (outside > 0 ? BETWEEN_DOMAINS.latencySec : 0) +
    (chips - 1) * HOP_SEC +
    (inside * payloadBytes) / network.linkBytesPerSec +
    (outside * payloadBytes) / network.betweenBytesPerSec;
  return network.allToAllSec + overLinksSec / network.exchangeLinkShare;
}

/** One stage of a pipeline hands its activations to the next. */
export function stageHopSec(payloadBytes: number, { linkBytesPerSec }: Network): number {
  return HOP_SEC + payloadBytes / linkBytesPerSec;
}
