import { csvText } from '../../../src/chart/csv.ts';
import type { Figure } from '../../../src/chart/figure.ts';
import { figureFile } from '../../../src/export/figure-file.ts';
import { figureJson } from '../../../src/chart/figure-json.ts';
import { isFramed, loadFramed } from '../../../src/picture/load-framed.ts';
import { pictureFile } from '../../../src/picture/picture-response.ts';
import { svgText } from '../../../src/chart/svg-text.ts';
import {
  type FileType,
  fileResponse,
  plainResponse,
  troubleResponse,
} from '../../../src/export/file-response.ts';

const WIDTH = 856;

/** A figure as a file: `/chart/split.svg?point=…`, `.csv`, `.json`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const query = new URL(request.url).searchParams;
  const framed = await framedFile(file, query);
  if (framed !== null) return framed;
  const found = figureFile(file);
  if (found === null) return plainResponse(404, 'There is no such figure.');
  const answer = await found.load(query);
  if (answer.state === 'MISSING') return plainResponse(404, 'There is no such figure.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  return fileResponse(FORMS[found.type](answer.value), file, found.type);
}

const FRAMED = /^([a-z-]{1,40})\.(png|svg|csv|json)$/;

/** Charts in a frame; null for the figures of before, which stay under their names and queries. */
async function framedFile(file: string, query: URLSearchParams): Promise<Response | null> {
  const [, name = '', type] = FRAMED.exec(file) ?? [];
  if (!isFramed(name, query)) return null;
  const answer = await loadFramed(name, query);
  if (type === 'png' || type === 'svg') return pictureFile(answer, query, type);
  if (answer.state !== 'DATA') return null;
  const { head, table, data, draw } = answer.value;
  const figure: Figure = {
    sentence: head.finding,
    table,
    ...(data === undefined ? {} : { data }),
    draw: () => draw({ form: 'page', width: 1216 }),
  };
  return fileResponse(
    type === 'csv' ? FORMS.csv(figure) : FORMS.json(figure),
    file,
    type === 'csv' ? 'csv' : 'json',
  );
}

const FORMS: Readonly<Record<FileType, (figure: Figure) => string>> = {
  csv: (figure) => csvText(figure.data ?? figure.table),
  json: figureJson,
  svg: (figure) => svgText(figure.draw(WIDTH), figure.sentence),
};
