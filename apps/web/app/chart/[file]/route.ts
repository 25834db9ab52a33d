import { csvText } from '../../../src/chart/csv.ts';
import type { Figure } from '../../../src/chart/figure.ts';
import { loadFigureFile } from '../../../src/export/figure-file.ts';
import { figureJson } from '../../../src/chart/figure-json.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { isFramed, loadFramed } from '../../../src/picture/framed-charts.ts';
import { FRAMED_TYPES, framedFile } from '../../../src/picture/picture-response.ts';
import { svgText } from '../../../src/chart/svg-text.ts';
import {
  type FileType,
  fileResponse,
  plainResponse,
  troubleResponse,
} from '../../../src/export/file-response.ts';

const WIDTH = 856;

/** A chart as a file: `/chart/duel.png?pair=…`, `/chart/split.svg?point=…`, `.csv`, `.json`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const query = new URL(request.url).searchParams;
  const [, name = '', ending] = /^([a-z-]{1,40})\.([a-z]{3,4})$/.exec(file) ?? [];
  const type = FRAMED_TYPES.find((each) => each === ending);
  if (type !== undefined && isFramed(name, query))
    return framedFile(await loadFramed(name, query), { request, query, type, origin: await siteOrigin() });
  const noSuch = plainResponse(404, 'There is no such figure.');
  if (type === undefined || type === 'png') return noSuch;
  const answer = await loadFigureFile(name, query);
  if (answer.state === 'MISSING') return noSuch;
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  return fileResponse(FORMS[type](answer.value), file, type);
}

const FORMS: Readonly<Record<FileType, (figure: Figure) => string>> = {
  csv: (figure) => csvText(figure.data ?? figure.table),
  json: figureJson,
  svg: (figure) => svgText(figure.draw(WIDTH), figure.sentence),
};
