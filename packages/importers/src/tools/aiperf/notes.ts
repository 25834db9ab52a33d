import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { noteTokenCounts } from '../../shared/token-counts.ts';
import type { JsonObject } from '../../shared/importer.ts';

/** Understood: other readings of the same run, and commands and addresses, which never leave the file. */
const NOT_MAPPED = [
  'benchmark_id',
  'end_time',
  'error_summary',
  'input_config',
  'run_info',
  'schema_version',
  'telemetry_data',
  'records',
  'metadata',
  'branch_stats',
];

/** What a summary says beside its figures. */
export function noteRest(
  reader: FieldReader,
  metrics: FieldReader,
  { object, startedAt }: { object: JsonObject; startedAt: string | null },
): void {
  if (reader.raw('was_cancelled') === true)
    reader.note('CANCELLED', 'The run was cancelled before its end.', 'points[0].durationSec');
  if (reader.has('start_time') && startedAt === null) {
    const message = 'The file gives a local time without zone, so the start time is unknown.';
    reader.note('LOCAL_TIME', message, 'startedAt');
  }
  noteGoodput(reader, metrics);
  const reasoning = metrics.inside('total_reasoning_tokens')?.number('avg', 'reasoningTokens', 'tokens') ?? 0;
  if (reasoning > 0)
    reader.note(
      'REASONING_TOKENS',
      `${reasoning} of the output tokens are reasoning.`,
      'points[0].counts.outputTokens',
    );
  const sum = (name: string) =>
    metrics.inside(name)?.number('avg', 'points[0].counts.outputTokens', 'tokens') ?? null;
  const server = sum('total_usage_completion_tokens');
  if (server !== null) noteTokenCounts(reader, { server, client: sum('total_osl'), used: 'client' });
  const named = Object.keys(object).filter((key) => isRecord(object[key]) || object[key] === null);
  reader.understood([...NOT_MAPPED, 'start_time', ...named]);
}

/**
 * Notes the limits of goodput, which are in the configuration since 2026; before, in the command alone, which stays
 * in the file.
 */
function noteGoodput(reader: FieldReader, metrics: FieldReader): void {
  const rate = metrics.inside('goodput')?.number('avg', 'goodput.requestsPerSec', 'requests/s') ?? null;
  if (rate === null) return;
  const good = metrics.inside('good_request_count')?.number('avg', 'goodput.requests', 'requests') ?? null;
  const share = metrics.inside('good_request_fraction')?.number('avg', 'goodput.fraction', 'share') ?? null;
  const slos = reader.inside('input_config')?.raw('slos');
  const limits = isRecord(slos)
    ? Object.entries(slos).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
  if (limits.length === 0) {
    reader.note('SLO_UNKNOWN', 'Goodput is reported without its limits and is not used.', 'goodput');
    return;
  }
  const words = limits.slice(0, 6).map(([name, limit]) => `${name.slice(0, 40)} ≤ ${limit} ms`);
  const counted = good === null ? '' : ` (${good} requests${share === null ? '' : `, a share of ${share}`})`;
  reader.note(
    'GOODPUT_REPORTED',
    `The tool reports ${rate} good requests/s${counted} under ${words.join(', ')}. Ours is worked out from single requests.`,
    'goodput',
  );
}
