import type { MeasurementHeader, RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { type StageLength, stageLength } from '@inferbench/domain/runs/measurement/stage-length';
import { answerOf } from '@inferbench/load/answer';
import { loadKey } from '@inferbench/domain/runs/measurement/load';
import { type PlannedStage, remaining } from '@inferbench/load/stages';
import type { MeasuredStage } from '@inferbench/importers/tools/measurement/file';
import { formatDuration, formatNumber } from '@inferbench/units/format';
import { US_PER_SEC } from '@inferbench/units/si';
import { printNote } from '../terminal/output.ts';

/** How often a line is drawn anew. */
const REDRAW_MS = 500;

export interface Progress {
  began: (planned: PlannedStage) => void;
  requests: (requests: readonly RequestRecord[], startedUs: number) => void;
  ended: (stages: readonly MeasuredStage[]) => void;
  /** Leaves the line to others. */
  close(): void;
}

interface Watched {
  header: MeasurementHeader;
  done: readonly MeasuredStage[];
  nowUs: () => number;
}

/** Shows progress: on a terminal one line that goes on and a plot after each stage; elsewhere a line a stage. */
export function progress({ header, done, nowUs }: Watched): Progress {
  const isLive = process.stderr.isTTY;
  let stages = done;
  let planned: PlannedStage | null = null;
  let drawnMs = 0;
  let plotRows = 0;
  let stageBeganUs = nowUs();
  const line = (text: string) => process.stderr.write(`\r\u001B[2K${text}`);
  const lengthNow = () => (planned === null ? header.plan : stageLength(header.plan, planned.load));
  const left = () => remaining({ header, stages }).length;
  const name = () =>
    planned === null
      ? ''
      : `${loadKey(planned.load)}${planned.isReturn ? ', again' : `, repeat ${planned.repeat + 1}`}`;
  return {
    began(next) {
      planned = next;
      stageBeganUs = nowUs();
      if (!isLive) printNote(`stage     ${next.position + 1}: ${name()}`);
    },
    requests(requests, startedUs) {
      if (!isLive || performance.now() - drawnMs < REDRAW_MS) return;
      drawnMs = performance.now();
      const share = shareOf(lengthNow(), requests.length, (nowUs() - startedUs) / US_PER_SEC);
      const stageSec = (nowUs() - startedUs) / US_PER_SEC / Math.max(share, 0.01);
      const secLeft = stageSec * (1 - share) + meanStageSec(stages, stageSec) * Math.max(0, left() - 1);
      line(
        `stage ${(planned?.position ?? 0) + 1} of ${stages.length + left()}  ${name()}  ${requests.length} requests  ${formatDuration(Math.max(1, secLeft))} left`,
      );
    },
    ended(all) {
      stages = all;
      const last = all.at(-1)?.stage;
      if (last === undefined) return;
      const tookSec = (nowUs() - stageBeganUs) / US_PER_SEC;
      const text = `${name()}: ${last.completed} of ${last.issued} completed in ${formatDuration(tookSec)}${last.verdict === 'VALID' ? '' : `, ${last.verdict}: ${last.why ?? ''}`}`;
      if (!isLive) return printNote(`ended     ${text}`);
      // The plot before makes room for what is said of the stage and for the next one.
      line(`${plotRows > 0 ? `\u001B[${plotRows}A\u001B[J` : ''}${text}\n`);
      const plot = plotOf(header, all);
      plotRows = plot === '' ? 0 : plot.split('\n').length;
      if (plot !== '') printNote(plot);
    },
    close() {
      if (isLive) line('');
    },
  };
}

/** How much of a stage is over, by its requests and its seconds, whichever is later. */
function shareOf(length: StageLength, requests: number, sec: number): number {
  const byRequests = length.requests === null ? 1 : requests / (length.requests + length.warmUpRequests);
  const bySeconds = length.seconds === null ? 1 : sec / length.seconds;
  return Math.min(1, byRequests, bySeconds);
}

function meanStageSec(stages: readonly MeasuredStage[], otherwise: number): number {
  if (stages.length === 0) return otherwise;
  return (
    stages.reduce((sum, { stage }) => sum + (stage.endedUs - stage.startedUs) / US_PER_SEC, 0) / stages.length
  );
}

/** Throughput against the wait of the slowest twentieth, load by load. */
function plotOf(header: MeasurementHeader, stages: readonly MeasuredStage[]): string {
  const { points } = answerOf({ header, environment: null, stages, open: 0, quality: null, end: null });
  const known = points.flatMap(({ outputTokensPerSec, e2eMs }) =>
    e2eMs === null ? [] : [{ x: e2eMs.p95, y: outputTokensPerSec }],
  );
  return known.length < 2 ? '' : braillePlot(known, { across: 'E2E p95, ms', up: 'tokens/s' });
}

const WIDTH = 48;
const HEIGHT = 10;
/** Dots of a cell by row and column, as bits above U+2800. */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

interface PlotPoint {
  x: number;
  y: number;
}

interface Axes {
  across: string;
  up: string;
}

/** Points in their order with lines between them, both axes from nothing: four dots by two a character. Empty for no point. */
function braillePlot(points: readonly PlotPoint[], { across, up }: Axes): string {
  const [mostX, mostY] = (['x', 'y'] as const).map((key) =>
    points.reduce((most, point) => Math.max(most, point[key]), 0),
  );
  if (!mostX || !mostY) return '';
  const cells = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => 0));
  const dots = points.map(({ x, y }) => ({
    column: Math.round((x / mostX) * (2 * WIDTH - 1)),
    row: Math.round((1 - y / mostY) * (4 * HEIGHT - 1)),
  }));
  const set = (column: number, row: number) => {
    const line = cells[Math.floor(row / 4)];
    const at = Math.floor(column / 2);
    if (line?.[at] !== undefined) line[at] |= DOTS[row % 4]?.[column % 2] ?? 0;
  };
  for (const [index, dot] of dots.entries()) {
    const before = dots[index - 1] ?? dot;
    const steps = Math.max(1, Math.abs(dot.column - before.column), Math.abs(dot.row - before.row));
    for (let step = 0; step <= steps; step += 1)
      set(
        Math.round(before.column + ((dot.column - before.column) * step) / steps),
        Math.round(before.row + ((dot.row - before.row) * step) / steps),
      );
  }
  const edge = formatNumber(mostY).length;
  const rows = cells.map((line, index) => {
    const label = index === 0 ? formatNumber(mostY) : index === HEIGHT - 1 ? '0' : '';
    return `${label.padStart(edge)} ${String.fromCodePoint(...line.map((bits) => 0x2800 + bits))}`;
  });
  const right = formatNumber(mostX);
  return [up, ...rows, `${' '.repeat(edge)} 0${right.padStart(WIDTH - 1)}  ${across}`].join('\n');
}
