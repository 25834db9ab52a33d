import { mine } from '@inferbench/answers/mine/mine';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { describe, expect, test } from 'vitest';
import { readMine } from '../../address/mine-request.ts';
import { machineFigure } from './machine-figure.ts';

const NOBODY = () => null;

const RUN = {
  model: 'llama-3.1-8b',
  phase: 'DECODE',
  context: 4096,
  precision: 'W4A16',
  chip: 'nvidia-rtx-4090',
  chips: 1,
  framework: 'llama.cpp',
  frameworkVersion: 'b1',
  intervalShare: 0.05,
  intervalAssumed: true,
  kind: 'REPORTED',
  source: 'a/b',
  measured: null,
  configuration: 'STATED',
};

function figureOf(query: Record<string, string>, streams: readonly StreamPoint[] = []) {
  const view = readMine(query, NOBODY);
  const answer = mine({ request: view.request, streams, catalogue });
  if (!answer.ok) throw answer.error;
  return { answer: answer.value, figure: machineFigure(answer.value, view) };
}

describe('the speeds of one machine', () => {
  test.each(ROOMS)('every text lies in its place, %o', (room) => {
    const { figure } = figureOf({});
    expect(figure === null ? null : textFaults(figure.draw(room))).toEqual([]);
  });

  test('has a bar for each model that fits, and a row for every model', () => {
    const { answer, figure } = figureOf({ bits: '16' });
    const fitting = answer.models.filter(({ fits }) => fits).length;
    expect(fitting).toBeLessThan(answer.models.length);
    expect(figure?.draw({ form: 'page', width: 580 }).marks).toHaveLength(fitting);
    expect(figure?.table.rows).toHaveLength(answer.models.length);
    expect(figure?.query).toEqual({ chip: 'nvidia-rtx-4090', count: '1', tokens: '4096', bits: '16' });
  });

  test('names the source of each bar, of runs beside many faster ones, too', () => {
    const run = (pointId: string, stated: Partial<StreamPoint>) =>
      StreamPoint.parse({ ...RUN, pointId, ...stated });
    const faster = Array.from({ length: 12 }, (_, index) =>
      run(`fast-${index}`, { model: `other-${index}`, tokensPerSec: 900, source: 'c/d' }),
    );
    const { figure } = figureOf({}, [run('slow', { tokensPerSec: 90 }), ...faster]);
    expect(figure?.head.source).toMatch(/; published: b$/);
  });

  test('names the models that were trained for less text than was asked for, with what their speed is of', () => {
    const notes = (tokens: string) => figureOf({ tokens }).figure?.head.notes.slice(1);
    expect(notes('16384')).toEqual([]);
    expect(notes('32768')).toEqual(['Trained for less text, and shown at so many tokens: Phi 4 (16,384).']);
  });

  test('an address that is not understood is said, and the usual machine stands', () => {
    const { problems, request } = readMine({ chip: 'nobodys', tokens: '5', bits: '3', count: '2' }, NOBODY);
    expect(problems).toEqual([
      'chip: Expected the name of a card or machine, found "nobodys".',
      'tokens: Expected 1024, 4096, 16384, 32768 or 131072, found "5".',
      'bits: Expected 4, 8 or 16, found "3".',
    ]);
    expect(request).toEqual({ chip: 'nvidia-rtx-4090', count: 2, tokens: 4096, precision: 'W4A16' });
  });
});
