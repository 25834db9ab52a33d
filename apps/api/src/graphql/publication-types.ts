import { ServingMode } from '@inferbench/domain/terms/layout';
import { Extent } from '@inferbench/domain/board/system-class';
import { ConfigurationBasis, MeasuredOn } from '@inferbench/domain/terms/measured-on';
import { enumTypeOf, objectTypeOf } from './derived-type.ts';

objectTypeOf(MeasuredOn, 'MeasuredOn');
enumTypeOf(ServingMode, 'ServingMode', {
  description: 'Where prompts and answers run.',
  values: {
    AGGREGATED: 'On the same chips.',
    DISAGGREGATED: 'On chips of their own; all of them count.',
  },
});
enumTypeOf(Extent, 'Extent', {
  description: 'How far a system reaches.',
  values: {
    SERVER: 'One server.',
    RACK: 'One scale-up domain of several servers.',
    SERVERS: 'Several servers.',
  },
});
enumTypeOf(ConfigurationBasis, 'ConfigurationBasis', {
  description: 'Whether a source names what it measured.',
  values: {
    STATED: 'It does.',
    INFERRED: 'Chip, layout, stack and precision were recovered from a published encoding.',
  },
});
