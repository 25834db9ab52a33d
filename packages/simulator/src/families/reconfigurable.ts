import type { Chip } from '@inferbench/domain/chips/chip';
import { attentionRanks } from '../attention-ranks.ts';
import { type FamilyModel, opsPerSecOf, type StepModel } from '../family-model.ts';
import { memoryTime } from '../memory-time.ts';
import { CONFIGURATION_SEC, exposedReconfigurationSec } from '../reconfiguration.ts';
import { layerSpan, planActive, type SectionPlan } from '../section-plan.ts';
import { STATIC_SCHEDULE } from '../static-schedule.ts';

type ReconfigurableChip = Extract<Chip, { family: 'reconfigurable' }>;

/** The next configuration loads while a section runs. Default: no vendor of the catalogue says. */
export const DOUBLE_BUFFERED = true;

/**
 * SambaNova-class chips (docs/model.md#families): operators of a layer run as sections, t = max(II · iterations ÷ f_c, boundary
 * bytes ÷ BW). ResMII is the work at the default share of peak; no token of a step waits for another, so that RecMII is nil;
 * MemMII is the boundary's; RouteMII is not published and taken as no larger than ResMII.
 */
export const reconfigurable: FamilyModel<ReconfigurableChip> = {
  prepare({ chip, graph, placement, peak, constants }): StepModel {
    const { bandwidthShare, gemmShare } = constants;
    const secPerByteAt = memoryTime(chip);
    const secPerFlop = graph.operators.map((op) => 1 / (opsPerSecOf(op, peak) * gemmShare));
    const span = layerSpan(graph);
    const group = attentionRanks(placement).chips;
    const sramBytes = chip.onChip?.capacityBytes ?? 0;
    let secPerByte = 0;
    let plan: SectionPlan = { before: [], layer: [], after: [], layers: 0 };
    const model: StepModel = {
      begin({ active, ofOperator }, bytesPerChip) {
        secPerByte = secPerByteAt(bytesPerChip) / bandwidthShare;
        if (span === null) return;
        plan = planActive(graph, span, { active, amountsOf: (index) => ofOperator[index], group, sramBytes });
      },
      operator(index, work, time) {
        time.computeSec = work.flops * (secPerFlop[index] ?? 0);
        time.memorySec = (work.weightBytes + work.activationBytes) * secPerByte;
        time.kvSec = work.kvBytes * secPerByte;
        time.launchSec = STATIC_SCHEDULE.launchSec;
        time.expansionSec = 0;
      },
      hostSec: () => STATIC_SCHEDULE.hostSec,
      collectives: STATIC_SCHEDULE.collectives,
    };
    if (span === null) return model;
    return {
      ...model,
      sections: () => [...plan.before, ...plan.layer, ...plan.after],
      reconfigurationSec: (sectionSec) =>
        exposedReconfigurationSec(plan, sectionSec, {
          configurationSec: CONFIGURATION_SEC,
          doubleBuffered: DOUBLE_BUFFERED,
        }),
    };
  },
  provenance: ({ onChip }) => ({
    sections:
      onChip === null ? 'SRAM not published: every operator is a section' : `SRAM ${onChip.confidence}`,
    configuration: 'estimate: 10 µs a load, hidden behind the section before',
    schedule: 'default: static, nothing launched, no host in a step',
  }),
};
