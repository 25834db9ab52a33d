import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isJsonObject, type JsonObject, parsedJson } from '../input/parsed-json.ts';

const MAX_BODY_CHARS = 4000;
const HEADER = /^([A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}):\s*([\t\u0020-\u007e]{0,4000})$/;
/** Fields that say what is asked and counted; with others nothing would be measured that the flags say. */
const OURS = [
  'model',
  'prompt',
  'messages',
  'stream',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
];

/** Headers of every request. Error: USAGE. */
export function statedHeaders(lines: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = HEADER.exec(line) ?? [];
      if (name !== undefined && value !== undefined) return [name.toLowerCase(), value];
      throw new InferbenchError('USAGE', '--header is no header.', {
        path: '--header',
        expected: 'a name, a colon and a value such as "x-tenant: bench"',
      });
    }),
  );
}

/** Fields of every request beside our own. Error: USAGE. */
export function statedBody(text: string | undefined): JsonObject | undefined {
  if (text === undefined) return undefined;
  const value = text.length > MAX_BODY_CHARS ? null : parsedJson(text);
  if (!isJsonObject(value))
    throw new InferbenchError('USAGE', '--body is no JSON object.', {
      path: '--body',
      value: text.slice(0, 80),
      expected: `at most ${MAX_BODY_CHARS} characters such as {"top_p": 0.9}`,
    });
  const ours = OURS.find((key) => Object.hasOwn(value, key));
  if (ours === undefined) return value;
  throw new InferbenchError('USAGE', `--body may not say ${ours}: other flags do.`, {
    path: '--body',
    value: ours,
    expected: 'fields such as top_p, seed, chat_template_kwargs or reasoning_effort',
  });
}
