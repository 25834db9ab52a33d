import { exportFile } from '../../../src/export/export-file.ts';
import { exportCsv, exportJson } from '../../../src/export/export-table.ts';
import { fileResponse, plainResponse, troubleResponse } from '../../../src/export/file-response.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';

/** A view as a file: `/export/leaderboard.csv?model=…`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const found = exportFile(file);
  if (found === null) return plainResponse(404, 'There is no such export.');
  const answer = await found.load(new URL(request.url).searchParams, await siteOrigin());
  if (answer.state === 'MISSING') return plainResponse(404, 'There is nothing to export here.');
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  const text = found.type === 'csv' ? exportCsv(answer.value) : exportJson(answer.value);
  return fileResponse(text, file, found.type);
}
