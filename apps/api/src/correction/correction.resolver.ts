import { Query, Resolver } from 'type-graphql';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import {
  CorrectionSection,
  CorrectionUnit,
  CorrectionVerdict,
  Variant,
  Entry,
} from '@inferbench/domain/submissions/correction';
import { z } from 'zod';
import { figure, word } from '@inferbench/domain/terms/figure';

enumTypeOf(CorrectionSection, 'CorrectionSection', {
  description: 'Part of the audit.',
  values: {
    FRAMING: 'What is said of other benchmarks, of power limits and prices.',
    TRANSFORMER: 'Counting a transformer.',
    DIFFUSION_MOE_VIT: 'Counting image models and mixtures of experts.',
    ARCHITECTURE: 'How architecture families compute and what they draw.',
    WORKED_EXAMPLE: 'One model on one chip, step by step.',
    COMPARISON: 'Chips side by side.',
  },
});
enumTypeOf(CorrectionVerdict, 'CorrectionVerdict', {
  description: 'What came of checking a claim.',
  values: {
    OK: 'Less than 1 % off, or right for the reason given.',
    MINOR: 'Less than 5 % off, or overstated for the reason given.',
    WRONG: '5 % off or more, or wrong for the reason given.',
    UNSUPPORTED: 'Nothing that was read supports it or refutes it.',
  },
});
enumTypeOf(CorrectionUnit, 'CorrectionUnit', {
  description: 'Unit of a checked number, without prefixes.',
  values: {
    FLOP: 'Operations, a multiply-add as two.',
    FLOP_PER_S: 'Operations per second.',
    FLOP_PER_BYTE: 'Arithmetic intensity.',
    BYTE: 'Bytes.',
    BYTE_PER_S: 'Bytes per second.',
    SECOND: 'Seconds.',
    WATT: 'Watts.',
    JOULE_PER_TOKEN: 'Joules per token.',
    JOULE_PER_FLOP: 'Joules per operation; 1e-12 is a mW a GFLOP/s.',
    JOULE_PER_BYTE: 'Joules per byte; 1e-12 is a mW a GB/s.',
    TOKEN_PER_S: 'Tokens per second.',
    TOKEN_PER_S_PER_WATT: 'Tokens per second and watt.',
    USD: 'US dollars.',
    USD_PER_TOKEN: 'US dollars per token.',
    USD_PER_HOUR: 'US dollars per hour.',
    PARAMETER: 'Weights of a model.',
    TOKEN: 'Tokens.',
    SEQUENCE: 'Sequences of a batch.',
    BLOCK: 'Blocks of a model.',
    CHIP: 'Chips.',
    CYCLE: 'Clock cycles.',
    COUNT: 'A plain count.',
    SHARE: 'A part of one.',
    TIMES: 'A multiple.',
  },
});

objectTypeOf(Variant, 'CorrectionVariant');

const CorrectionSourceType = objectType('CorrectionSource', 'Where the figures of a correction come from.', {
  name: z.string().describe('Name of the catalogue entry or of the source.'),
  chip: word('Slug of the chip whose figures are used.'),
  where: word('What was read; null for a chip, which says it itself.'),
});

const CorrectionType = objectTypeOf(Entry, 'Correction', {
  sources: z.array(instanceOf(CorrectionSourceType)).describe('Where the figures come from.'),
  deviation: figure('Claimed ÷ recomputed − 1, of a range its nearer end; null where either is missing.'),
});

const CorrectionGroupType = objectType('CorrectionGroup', 'The corrections of one part of the audit.', {
  section: CorrectionSection.describe('Which part.'),
  title: z.string().describe('Its heading.'),
  corrections: z.array(instanceOf(CorrectionType)).describe('Its claims in the order of the text.'),
});
type CorrectionGroupType = InstanceType<typeof CorrectionGroupType>;

@Resolver()
export class CorrectionResolver {
  @Query(() => [CorrectionGroupType], {
    description: 'Claims of the founding text, each beside what the catalogue and this engine compute.',
  })
  async corrections(): Promise<CorrectionGroupType[]> {
    const { CORRECTION_GROUPS } = await import('./correction-groups.ts');
    return [...CORRECTION_GROUPS];
  }
}
