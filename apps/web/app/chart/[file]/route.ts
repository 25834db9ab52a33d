import { csvText } from '../../../src/chart/csv.ts';
import type { Figure } from '../../../src/chart/figure.ts';
import { figureFile } from '../../../src/export/figure-file.ts';
import { figureJson } from '../../../src/chart/figure-json.ts';
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
  const found = figureFile(file);
  if (found === null) return plainResponse(404, 'There is no such figure.');
  const answer = await found.load(new URL(request.url).searchParams);
  if (answer.state === 'MISSING') return plainResponse(404, 'There is no such figure.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  return fileResponse(FORMS[found.type](answer.value), file, found.type);
}

const FORMS: Readonly<Record<FileType, (figure: Figure) => string>> = {
  csv: (figure) => csvText(figure.data ?? figure.table),
  json: figureJson,
  svg: (figure) => svgText(figure.draw(WIDTH), figure.sentence),
};
