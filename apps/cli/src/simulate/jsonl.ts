import { once } from 'node:events';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail } from '@inferbench/domain/result';
import { rememberedLocalFiles } from '../local-catalogue.ts';
import { type Answer, answerLine, answerOf, namedIn, simulateLocal, simulateOne } from './answer.ts';
import { type Line, linesOf } from './lines.ts';

/** Answers are written in pieces of about this size: one write a line would cost more than most simulations. */
const PIECE_CHARS = 64 * 1024;

export interface JsonlCounts {
  lines: number;
  failed: number;
}

/** One configuration a line in, one answer a line out in the same order; a bad line spoils nothing but itself. */
export async function simulateLines(
  file: string,
  defaults: Readonly<Record<string, unknown>>,
): Promise<JsonlCounts> {
  const counts = { lines: 0, failed: 0 };
  const localise = rememberedLocalFiles();
  let piece = '';
  for await (const line of linesOf(file)) {
    const pending = answerTo(line, defaults, localise);
    const answer = pending instanceof Promise ? await pending : pending;
    counts.lines += 1;
    if (!answer.ok) counts.failed += 1;
    piece += `${answerLine(answer)}\n`;
    if (piece.length < PIECE_CHARS) continue;
    await write(piece);
    piece = '';
  }
  await write(piece);
  return counts;
}

/** A line that names no file is answered at once. */
function answerTo(
  line: Line,
  defaults: Readonly<Record<string, unknown>>,
  localise: ReturnType<typeof rememberedLocalFiles>,
): Answer | Promise<Answer> {
  const object = line === null ? null : parseObject(line);
  if (object === null) {
    const message = line === null ? 'The line is too long.' : 'The line is not a JSON object.';
    return answerOf(
      null,
      fail(new InferbenchError('INVALID', message, { expected: 'one JSON object a line' })),
    );
  }
  const { id = null, ...own } = object;
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') {
    const details = { path: 'id', expected: 'a string or a number' };
    return answerOf(null, fail(new InferbenchError('INVALID', 'id is neither text nor a number.', details)));
  }
  const stated = { ...defaults, ...own };
  const local = localise(namedIn(stated));
  if (!(local instanceof Promise)) return answerOf(id, simulateLocal(stated, local));
  return simulateOne(stated, () => local).then((outcome) => answerOf(id, outcome));
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Waits for a slow reader instead of collecting answers for it. */
async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
