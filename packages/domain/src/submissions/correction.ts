import { z } from 'zod';
import { Slug } from '../names/slug.ts';
import { Sources } from '../terms/sourced.ts';

/** Parts of the audit, in reading order. */
export const CorrectionSection = z.enum([
  'framing',
  'transformer',
  'diffusion-moe-vit',
  'architecture',
  'worked-example',
  'comparison',
]);
export type CorrectionSection = z.infer<typeof CorrectionSection>;

export const CorrectionVerdict = z.enum(['ok', 'minor', 'wrong', 'unsupported']);
export type CorrectionVerdict = z.infer<typeof CorrectionVerdict>;

/** SI base units; a page chooses the prefix. `share` is shown in percent, `times` as a multiple. */
export const CorrectionUnit = z.enum([
  'flop',
  'flop-per-s',
  'flop-per-byte',
  'byte',
  'byte-per-s',
  'second',
  'watt',
  'joule-per-token',
  'joule-per-flop',
  'joule-per-byte',
  'token-per-s',
  'token-per-s-per-watt',
  'usd',
  'usd-per-token',
  'usd-per-hour',
  'parameter',
  'token',
  'sequence',
  'block',
  'chip',
  'cycle',
  'count',
  'share',
  'times',
]);
export type CorrectionUnit = z.infer<typeof CorrectionUnit>;

const text = (max: number) => z.string().min(1).max(max);

/** The same quantity under another counting, or a figure that the verdict rests on; recomputed like the main one. */
export const Variant = z
  .strictObject({
    what: text(160).describe('What it is, or under which counting.'),
    value: z.number().describe('The number.'),
    unit: CorrectionUnit.describe('Its unit.'),
  })
  .describe('A further number that a verdict rests on.');

export const Entry = z
  .strictObject({
    id: Slug.describe('Stable name; the anchor on the page of corrections.'),
    claim: text(300).describe('What is claimed, in our words.'),
    claimed: z
      .array(z.number())
      .min(1)
      .max(2)
      .nullable()
      .describe('The claimed number, or both ends of a range; null for a statement in words.'),
    /** Null exactly where `notComputable` says why. */
    recomputed: z.number().nullable().describe('What comes out; null where nothing can be computed.'),
    unit: CorrectionUnit.nullable().describe('Unit of both.'),
    also: z.array(Variant).max(8).default([]).describe('Further numbers that were recomputed.'),
    /** Plain ASCII. */
    formula: text(500).nullable().describe('The arithmetic with its numbers.'),
    assumption: text(400).nullable().describe('Under what the claimed number comes out.'),
    verdict: CorrectionVerdict.describe('What came of it.'),
    reason: text(400)
      .nullable()
      .describe('Why the verdict is not the one that the deviation gives; null where it is.'),
    notComputable: text(300).nullable().describe('Why nothing can be computed.'),
    /** `chips/…`, `models/…`, `costs/…` of the catalogue, or a key of this list's `sources`. */
    sources: z.array(text(80)).min(1).max(6).describe('Where the figures come from.'),
    instead: text(300).nullable().describe('What InferBench does instead.'),
  })
  .describe('One claim, recomputed.');
export type CorrectionEntry = z.infer<typeof Entry>;

/** Largest deviation of a claim that holds, and of one that is nearly right. */
export const VERDICT_LIMITS = { ok: 0.01, minor: 0.05 } as const;

/**
 * Claimed ÷ recomputed − 1. A range that holds the recomputed value deviates by nothing, one that does not by its nearer
 * end. Null where either side has no number.
 */
export function correctionDeviation({
  claimed,
  recomputed,
}: Pick<CorrectionEntry, 'claimed' | 'recomputed'>): number | null {
  if (claimed === null || recomputed === null || recomputed === 0) return null;
  const low = Math.min(...claimed);
  const high = Math.max(...claimed);
  const nearest = Math.min(Math.max(recomputed, low), high);
  return nearest / recomputed - 1;
}

/** The verdict that a deviation gives by itself. */
export function verdictByDeviation(deviation: number): CorrectionVerdict {
  const size = Math.abs(deviation);
  if (size < VERDICT_LIMITS.ok) return 'ok';
  return size < VERDICT_LIMITS.minor ? 'minor' : 'wrong';
}

/** What is inconsistent in an entry; empty where its verdict follows from its numbers or says why it does not. */
export function correctionFaults(entry: CorrectionEntry): string[] {
  const faults: string[] = [];
  if ((entry.recomputed === null) !== (entry.notComputable !== null))
    faults.push('either a recomputed value or the reason why there is none');
  if (entry.recomputed !== null && (entry.unit === null || entry.formula === null))
    faults.push('a recomputed value has a unit and a formula');
  if (entry.claimed !== null && entry.unit === null) faults.push('a claimed number has a unit');
  const deviation = correctionDeviation(entry);
  const byRule = deviation === null ? null : verdictByDeviation(deviation);
  if (byRule === entry.verdict && entry.reason !== null)
    faults.push(`the deviation alone gives ${byRule}, so no reason is needed`);
  // What cannot be computed is unsupported for that very reason.
  const unsupported = entry.verdict === 'unsupported' && entry.notComputable !== null;
  if (byRule !== entry.verdict && entry.reason === null && !unsupported)
    faults.push(`the verdict ${entry.verdict} needs a reason; the deviation gives ${byRule ?? 'none'}`);
  return faults;
}

/** One part of the audit of published claims, each recomputed by test/core/analyses/corrections. */
export const CorrectionList = z.strictObject({
  schema: z.literal('inferbench.corrections/1'),
  section: CorrectionSection,
  title: text(80),
  sources: Sources,
  entries: z.array(
    Entry.superRefine((entry, context) => {
      for (const message of correctionFaults(entry))
        context.addIssue({ code: 'custom', path: ['verdict'], message: `${entry.id}: ${message}` });
    }),
  ),
});
export type CorrectionList = z.infer<typeof CorrectionList>;
