import { createHash } from 'node:crypto';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LengthPlan } from '@inferbench/domain/runs/measurement/plan';
import { scanJson } from '@inferbench/importers/content/scan-json';
import { z } from 'zod';
import { numberedLines } from '../input/numbered-lines.ts';
import type { ChatMessage, Prompt } from './sender/prompt.ts';

const MAX_PROMPTS = 100_000;
const MAX_CHARS = 1_000_000;
const MAX_MESSAGES = 1000;
const EXPECTED =
  'ShareGPT ([{"conversations": [{"from": "human", "value": "…"}]}]), JSON lines such as {"messages": [{"role": "user", "content": "…"}]} or {"prompt": "…"}, or a text with a prompt a line';

const text = z.string().min(1).max(MAX_CHARS);
const Message = z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: text });
const Spoken = z.object({ from: z.string(), value: z.string().max(MAX_CHARS) });

const Entry = z.union([
  text,
  z.object({ prompt: text }).transform(({ prompt }) => prompt),
  // Turns after the last question are its answer.
  z
    .object({ messages: z.array(Message).max(MAX_MESSAGES) })
    .transform(({ messages }) =>
      messages.slice(0, 1 + messages.findLastIndex(({ role }) => role === 'user')),
    ),
  z.object({ conversations: z.array(Spoken).max(MAX_MESSAGES) }).transform(firstQuestion),
]);

export interface PromptFile {
  prompts: readonly Prompt[];
  plan: Extract<LengthPlan, { kind: 'prompts' }>;
  /** True where one of them is a conversation and no text alone. */
  hasMessages: boolean;
}

/** Prompts of a file, in its order. Error: INVALID with the line, or the entry, that is none. */
export function promptFile(content: string, name: string): PromptFile {
  const prompts = entriesOf(content, name).map(({ value, place, shown }) => {
    const parsed = Entry.safeParse(value);
    if (parsed.success && parsed.data.length > 0) return parsed.data;
    throw new InferbenchError('INVALID', `${place} of --prompts is no prompt.`, {
      path: '--prompts',
      value: shown.slice(0, 120),
      expected: EXPECTED,
    });
  });
  if (prompts.length === 0 || prompts.length > MAX_PROMPTS)
    throw new InferbenchError('INVALID', '--prompts holds no prompts, or too many.', {
      path: '--prompts',
      value: `${prompts.length} prompts`,
      expected: `1 to ${MAX_PROMPTS}`,
    });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    prompts,
    plan: { kind: 'prompts', count: prompts.length, sha256 },
    hasMessages: prompts.some((prompt) => typeof prompt !== 'string'),
  };
}

interface PlacedEntry {
  value: unknown;
  place: string;
  shown: string;
}

function entriesOf(content: string, name: string): PlacedEntry[] {
  const begins = content.trimStart()[0];
  if (name.endsWith('.txt') || (begins !== '[' && begins !== '{'))
    return content
      .split('\n')
      .flatMap((line, at) =>
        line.trim() === '' ? [] : [{ value: line.trim(), place: `Line ${at + 1}`, shown: line }],
      );
  if (begins === '{')
    return numberedLines(content).map(({ value, number, line }) => ({
      value,
      place: `Line ${number}`,
      shown: line,
    }));
  const scanned = scanJson(content);
  if (!scanned.ok) throw scanned.error;
  const [list] = scanned.value.documents;
  return (Array.isArray(list) ? list : []).map((value: unknown, at) => ({
    value,
    place: `Entry ${at + 1}`,
    shown: JSON.stringify(value),
  }));
}

/** Everything before the first answer: the question alone, or with what the system says before it. */
function firstQuestion({ conversations }: { conversations: z.infer<typeof Spoken>[] }): Prompt {
  const asked = conversations.findIndex(({ from }) => from === 'human' || from === 'user');
  const question = conversations[asked]?.value ?? '';
  if (question === '') return '';
  const system = conversations.slice(0, asked).find(({ from }) => from === 'system')?.value ?? '';
  if (system === '') return question;
  const messages: ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: question },
  ];
  return messages;
}
