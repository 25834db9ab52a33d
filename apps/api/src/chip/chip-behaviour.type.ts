import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('ArrayUtilisation', {
  description:
    'Share of systolic arrays that an M × 8,192 by 8,192 × 8,192 product keeps busy, weights stationary.',
})
export class ArrayUtilisationType {
  @Field(() => Int, { description: 'Rows M: tokens of the step.' })
  rows!: number;

  @Field(() => Float, { description: 'Share where the next weights load while the array computes.' })
  overlapped!: number;

  @Field(() => Float, { description: 'Share where they load in between.' })
  apart!: number;
}

@ObjectType('SramPlacement', {
  description: 'What one model needs of a dataflow chip: one sequence at 2,048 keys.',
})
export class SramPlacementType {
  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => String, { description: 'Name of the model.' })
  modelName!: string;

  @Field(() => Float, {
    description: 'Bytes of its weights at the narrowest of INT8, FP8 and FP16 of the chip.',
  })
  weightBytes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Chips whose SRAM holds weights and caches; null where its bandwidth is not published.',
  })
  sramChips!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Fewest chips with any placement, external memory included; null above 1,024.',
  })
  chips!: number | null;

  @Field(() => String, { nullable: true, description: 'Fastest placement on them, as TP2 × PP173.' })
  placement!: string | null;

  @Field(() => Float, { nullable: true, description: 'Attainable seconds a token there, uncalibrated.' })
  decodeSec!: number | null;
}

@ObjectType('CapacityCliffPoint', {
  description: 'One token of one sequence on one in-memory chip, for a model of this size.',
})
export class CapacityCliffPointType {
  @Field(() => Int, { description: 'Layers of 2,048 values.' })
  layers!: number;

  @Field(() => Float, { description: 'Bytes of the weights.' })
  weightBytes!: number;

  @Field(() => Float, { description: 'Share of the weights that stays in the arrays.' })
  residentShare!: number;

  @Field(() => Float, { description: 'Attainable seconds a token, uncalibrated.' })
  decodeSec!: number;
}

@ObjectType('ArrayPasses', { description: 'Passes of an analog chip through its arrays at one precision.' })
export class ArrayPassesType {
  @Field(() => Int, { description: 'Bits of inputs and weights.' })
  bits!: number;

  @Field(() => Int, { description: 'Passes.' })
  passes!: number;

  @Field(() => String, { description: 'Where they come from, with numbers.' })
  arithmetic!: string;

  @Field(() => Int, { description: 'Bits of its converters.' })
  adcBits!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Bits that would lose nothing; null: rows not published.',
  })
  losslessAdcBits!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Groups of rows that would have to be read apart to lose nothing; null: rows not published.',
  })
  rowGroups!: number | null;

  @Field(() => Float, { nullable: true, description: 'Dense rate; null without a published 8-bit rate.' })
  opsPerSec!: number | null;

  @Field(() => Boolean, { description: 'The rate is published, not scaled by passes.' })
  published!: boolean;
}

@ObjectType('SectionStep', {
  description: 'A decode step of an 8B model on one reconfigurable chip, 2,048 keys a sequence.',
})
export class SectionStepType {
  @Field(() => Int, { description: 'Sequences.' })
  batch!: number;

  @Field(() => Int, { description: 'Sections that one layer is cut into.' })
  sections!: number;

  @Field(() => Int, { description: 'Configurations that differ.' })
  configurations!: number;

  @Field(() => Int, { description: 'Loads of configurations in the step.' })
  loads!: number;

  @Field(() => Float, { description: 'Attainable seconds of the step, uncalibrated.' })
  stepSec!: number;

  @Field(() => Float, { description: 'Share of the step that waits for configurations.' })
  reconfigurationShare!: number;
}

@ObjectType('ChipBehaviour', {
  description:
    'What sets the family of a chip apart, simulated and uncalibrated; lists of other families are empty.',
})
export class ChipBehaviourType {
  @Field(() => [ArrayUtilisationType], { description: 'Systolic: utilisation over rows.' })
  utilisation!: ArrayUtilisationType[];

  @Field(() => [SramPlacementType], { description: 'Dataflow: chips that each model needs.' })
  sram!: SramPlacementType[];

  @Field(() => Float, {
    nullable: true,
    description:
      'Dataflow: seconds that each byte beyond the SRAM adds to a step; null where nothing can spill.',
  })
  spillSecPerByte!: number | null;

  @Field(() => [CapacityCliffPointType], { description: 'In-memory: decode time over model size.' })
  cliff!: CapacityCliffPointType[];

  @Field(() => [ArrayPassesType], { description: 'Analog in-memory: passes by precision.' })
  passes!: ArrayPassesType[];

  @Field(() => [SectionStepType], { description: 'Reconfigurable: sections and configurations by batch.' })
  sections!: SectionStepType[];
}
