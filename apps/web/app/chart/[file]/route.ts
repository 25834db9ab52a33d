import { csvText } from '../../../src/chart/csv.ts';
import type { Figure } from '../../../src/chart/figure.ts';
import { figureFile } from '../../../src/export/figure-file.ts';
import { figureJson } from '../../../src/chart/figure-json.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { isFramed, loadFramed } from '../../../src/picture/framed-charts.ts';
import { FRAMED_TYPES, framedFile, type FramedType } from '../../../src/picture/picture-response.ts';
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
  const framed = framedName(file);
  // Figures of before stay under their names and queries.
  if (framed !== null && isFramed(framed.name, query))
    return framedFile(await loadFramed(framed.name, query), {
      request,
      query,
      type: framed.type,
      origin: await siteOrigin(),
    });
  const found = figureFile(file);
  if (found === null) return plainResponse(404, 'There is no such figure.');
  const answer = await found.load(query);
  if (answer.state === 'MISSING') return plainResponse(404, 'There is no such figure.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  return fileResponse(FORMS[found.type](answer.value), file, found.type);
}

/** "duel.png" → a name and a type that charts in a frame have. */
function framedName(file: string): { name: string; type: FramedType } | null {
  const [, name, ending] = /^([a-z-]{1,40})\.([a-z]{3,4})$/.exec(file) ?? [];
  const type = FRAMED_TYPES.find((each) => each === ending);
  return name === undefined || type === undefined ? null : { name, type };
}

const FORMS: Readonly<Record<FileType, (figure: Figure) => string>> = {
  csv: (figure) => csvText(figure.data ?? figure.table),
  json: figureJson,
  svg: (figure) => svgText(figure.draw(WIDTH), figure.sentence),
};
