import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { formatNumber } from '@inferbench/units/format';
import type { ServersRequest } from './request.ts';

export function modelTooLong(
  { inputTokens, outputTokens }: ServersRequest,
  { name, maxContextTokens }: LanguageModel,
): InferbenchError {
  const tokens = inputTokens + outputTokens;
  return new InferbenchError(
    'NOT_SIMULATED',
    `${name} takes ${formatNumber(maxContextTokens)} tokens of prompt and answer together; ${formatNumber(tokens)} were asked for.`,
    {
      path: 'inputTokens',
      value: String(inputTokens),
      expected: `at most ${formatNumber(maxContextTokens - outputTokens)} tokens`,
      fix: 'Ask for a shorter prompt, or another model.',
    },
  );
}

export function noServerHolds({ name, slug }: LanguageModel): InferbenchError {
  return new InferbenchError('NOT_SIMULATED', `No chip of the catalogue holds ${name}.`, {
    path: 'model',
    value: slug,
    expected: 'a model that fits on 1,024 chips',
    fix: 'Ask for fewer bits, or another model.',
  });
}
