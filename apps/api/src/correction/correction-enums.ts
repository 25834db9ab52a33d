import { CorrectionSection, CorrectionUnit, CorrectionVerdict } from '@inferbench/domain/correction';
import { registerEnumType } from 'type-graphql';
import { upperCased } from '../graphql/upper-cased.ts';

export const CorrectionSectionEnum = upperCased(CorrectionSection.options);
export const CorrectionUnitEnum = upperCased(CorrectionUnit.options);
export const CorrectionVerdictEnum = upperCased(CorrectionVerdict.options);

registerEnumType(CorrectionSectionEnum, {
  name: 'CorrectionSection',
  description: 'Part of the audit.',
  valuesConfig: {
    FRAMING: { description: 'What is said of other benchmarks, of power limits and prices.' },
    TRANSFORMER: { description: 'Counting a transformer.' },
    DIFFUSION_MOE_VIT: { description: 'Counting image models and mixtures of experts.' },
    ARCHITECTURE: { description: 'How architecture families compute and what they draw.' },
    WORKED_EXAMPLE: { description: 'One model on one chip, step by step.' },
    COMPARISON: { description: 'Chips side by side.' },
  },
});
registerEnumType(CorrectionVerdictEnum, {
  name: 'CorrectionVerdict',
  description: 'What came of checking a claim.',
  valuesConfig: {
    OK: { description: 'Less than 1 % off, or right for the reason given.' },
    MINOR: { description: 'Less than 5 % off, or overstated for the reason given.' },
    WRONG: { description: '5 % off or more, or wrong for the reason given.' },
    UNSUPPORTED: { description: 'Nothing that was read supports it or refutes it.' },
  },
});
registerEnumType(CorrectionUnitEnum, {
  name: 'CorrectionUnit',
  description: 'Unit of a checked number, without prefixes.',
  valuesConfig: {
    FLOP: { description: 'Operations, a multiply-add as two.' },
    FLOP_PER_S: { description: 'Operations per second.' },
    FLOP_PER_BYTE: { description: 'Arithmetic intensity.' },
    BYTE: { description: 'Bytes.' },
    BYTE_PER_S: { description: 'Bytes per second.' },
    SECOND: { description: 'Seconds.' },
    WATT: { description: 'Watts.' },
    JOULE_PER_TOKEN: { description: 'Joules per token.' },
    JOULE_PER_FLOP: { description: 'Joules per operation; 1e-12 is a mW a GFLOP/s.' },
    JOULE_PER_BYTE: { description: 'Joules per byte; 1e-12 is a mW a GB/s.' },
    TOKEN_PER_S: { description: 'Tokens per second.' },
    TOKEN_PER_S_PER_WATT: { description: 'Tokens per second and watt.' },
    USD: { description: 'US dollars.' },
    USD_PER_TOKEN: { description: 'US dollars per token.' },
    USD_PER_HOUR: { description: 'US dollars per hour.' },
    PARAMETER: { description: 'Weights of a model.' },
    TOKEN: { description: 'Tokens.' },
    SEQUENCE: { description: 'Sequences of a batch.' },
    BLOCK: { description: 'Blocks of a model.' },
    CHIP: { description: 'Chips.' },
    CYCLE: { description: 'Clock cycles.' },
    COUNT: { description: 'A plain count.' },
    SHARE: { description: 'A part of one.' },
    TIMES: { description: 'A multiple.' },
  },
});
