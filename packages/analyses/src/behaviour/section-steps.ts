import type { Chip } from '@inferbench/domain/chips/chip';
import type { SectionStep } from '@inferbench/domain/chips/chip-behaviour';
import { decodeLoad } from '@inferbench/domain/models/step-load';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { FLEXIBILITY_BATCHES, FLEXIBILITY_SHAPES } from '@inferbench/scoring/flexibility-grid';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { configurationsPerStep, distinctConfigurations } from '@inferbench/simulator/reconfiguration';
import { layerSpan, planSections } from '@inferbench/simulator/section-plan';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT, slot } from '@inferbench/simulator/slot';
import { transformerGraph } from '@inferbench/workloads/transformer';
import { naturalPrecision } from './natural-precision.ts';

/** The 8B shape of the flexibility grid. */
const DRAWN_SHAPE = 'grid-8b';
const CONTEXT = 2048;

/** Decode steps of an 8B model on one reconfigurable chip by batch; empty for other families and where none fits. */
export function sectionSteps(chip: Chip): SectionStep[] {
  const shape = FLEXIBILITY_SHAPES.find(({ slug }) => slug === DRAWN_SHAPE);
  const precision = naturalPrecision(chip);
  const peak = resolvePeak(chip, precision);
  if (chip.family !== 'reconfigurable' || shape === undefined || !peak.ok) return [];
  const graph = transformerGraph(shape, precision, 'decode');
  const span = layerSpan(graph);
  if (span === null) return [];
  const plan = compile({ graph, chip, peak: peak.value, placement: ONE_CHIP });
  const sramBytes = chip.onChip?.capacityBytes ?? 0;
  const out = new Float64Array(SLOT_COUNT);
  return FLEXIBILITY_BATCHES.flatMap((batch) => {
    if (!fits(capacityOf({ graph, chip, placement: ONE_CHIP, batch, context: CONTEXT }))) return [];
    const sections = planSections(graph, span, { load: decodeLoad(batch, CONTEXT), group: 1, sramBytes });
    plan.at(batch, CONTEXT, out);
    const stepSec = slot(out, SLOT.attainableSec);
    return {
      batch,
      sections: sections.layer.length,
      configurations: distinctConfigurations(sections),
      loads: configurationsPerStep(sections),
      stepSec,
      reconfigurationShare: slot(out, SLOT.reconfigurationSec) / stepSec,
    };
  });
}
