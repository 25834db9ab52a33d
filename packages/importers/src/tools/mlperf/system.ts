// Format: MLPerf Inference system description, systems/*.json.
// https://github.com/mlcommons/policies/blob/master/submission_rules.adoc (read 2026-11-21)
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { type Software, softwareOf } from '../../shared/software-list.ts';

type Description = Readonly<Record<string, unknown>>;

/** Every key that the rules ask for. */
export const SYSTEM_KEYS = [
  'division',
  'submitter',
  'status',
  'system_name',
  'system_type',
  'system_type_detail',
  'number_of_nodes',
  'host_processor_model_name',
  'host_processors_per_node',
  'host_processor_core_count',
  'host_processor_frequency',
  'host_processor_caches',
  'host_processor_interconnect',
  'host_memory_capacity',
  'host_memory_configuration',
  'host_storage_capacity',
  'host_storage_type',
  'host_networking',
  'host_networking_topology',
  'host_network_card_count',
  'accelerators_per_node',
  'accelerator_model_name',
  'accelerator_memory_capacity',
  'accelerator_memory_configuration',
  'accelerator_frequency',
  'accelerator_host_interconnect',
  'accelerator_interconnect',
  'accelerator_interconnect_topology',
  'accelerator_on-chip_memories',
  'cooling',
  'framework',
  'operating_system',
  'other_software_stack',
  'hw_notes',
  'sw_notes',
] as const;

/** What stands in real files where nothing is said. */
const BLANK = new Set(['', '-', 'n/a', 'na', 'none', 'todo', 'tbd', 'undefined', 'unknown', 'null']);

export function isMlperfSystem(object: Description): boolean {
  return ['accelerator_model_name', 'accelerators_per_node', 'system_name'].every((key) =>
    Object.hasOwn(object, key),
  );
}

export interface MlperfSystem {
  system: Partial<Run['system']>;
  reader: FieldReader;
}

/** Chips and framework of the description; names, capacities and frequencies stay beside them as they were written. */
export function readMlperfSystem(description: Description): MlperfSystem {
  const blank = SYSTEM_KEYS.filter((key) => isBlank(description[key]));
  const stated = Object.entries(description).filter(([, value]) => !isBlank(value));
  const reader = fieldReader(Object.fromEntries(stated));
  const nodes = reader.whole('number_of_nodes', 'system.nodes', 'nodes');
  const perNode = reader.whole('accelerators_per_node', 'system.chipsPerNode', 'chips/node');
  reader.text('accelerator_model_name', 'system.chip');
  if (blank.length > 0) {
    reader.note('SYSTEM_FIELDS_BLANK', blankWords(blank), 'system');
  }
  reader.text('accelerator_memory_capacity', 'system.memoryPerChip');
  noteFrequency(reader);
  const { framework, version: frameworkVersion } = readSoftware(reader);
  for (const [key, path] of HINTS) reader.hint(key, path);
  reader.understood(SYSTEM_KEYS);
  if (perNode === 0)
    reader.note(
      'CPU_ONLY',
      'The system has no accelerator: its processors are what was measured.',
      'system.chip',
    );
  const chips = isPositive(nodes) && isPositive(perNode) ? nodes * perNode : null;
  return { reader, system: { chips, framework, frameworkVersion } };
}

/** Names that fit a message, and how many more there are. */
function blankWords(blank: readonly string[]): string {
  const head = `${blank.length} of ${SYSTEM_KEYS.length} fields say nothing: `;
  let shown = 0;
  let text = '';
  while (shown < blank.length && head.length + text.length + (blank[shown] ?? '').length < MAX_WORDS) {
    text += `${shown === 0 ? '' : ', '}${blank[shown] ?? ''}`;
    shown += 1;
  }
  return `${head}${text}${shown < blank.length ? `, and ${blank.length - shown} more in the system description` : ''}`;
}

const MAX_WORDS = 440;

/** What else a description says of the machine. */
const HINTS = [
  ['system_name', 'system'],
  ['number_of_nodes', 'system.nodes'],
  ['accelerators_per_node', 'system.chipsPerNode'],
  ['accelerator_model_name', 'system.chip'],
  ['accelerator_memory_capacity', 'system.memoryPerChip'],
  ['host_processor_model_name', 'system.host'],
  ['host_processors_per_node', 'system.host'],
  ['framework', 'system.framework'],
  ['other_software_stack', 'system.software'],
  ['operating_system', 'system.software'],
  ['sw_notes', 'system.software'],
] as const;

/** Lists in free text, or as JSON; the serving framework is in the first, or in the second where the first names none. */
function readSoftware(reader: FieldReader): Software {
  const listed = (key: string) => {
    const list = reader.list(key)?.filter((part) => typeof part === 'string') ?? null;
    return softwareOf(list ?? reader.text(key, 'system.framework') ?? '');
  };
  const named = listed('framework');
  return named.framework === null ? listed('other_software_stack') : named;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'number') return false;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || BLANK.has(value.trim().toLowerCase());
}

const MHZ_PER: Readonly<Record<string, number>> = { mhz: 1, ghz: 1000 };
const MAX_MHZ = 20_000;

/** No accelerator is clocked at terahertz: a wrong unit is said and nothing is corrected. */
function noteFrequency(reader: FieldReader): void {
  const text = reader.text('accelerator_frequency', 'system.chipFrequency') ?? '';
  const [, amount = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?) ?([mg]hz)$/i.exec(text.trim()) ?? [];
  if (Number(amount) * (MHZ_PER[unit.toLowerCase()] ?? 1) <= MAX_MHZ) return;
  reader.note('UNIT_IMPLAUSIBLE', `accelerator_frequency "${text.slice(0, 60)}" cannot be right.`, 'system');
}
