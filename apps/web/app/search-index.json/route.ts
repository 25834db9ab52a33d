import { checkedText } from '../../src/export/checked-response.ts';
import { loadIndex } from '../../src/search/load-index.ts';

/** Everything that the search finds, for the dialog: sent again only where it changed. */
export async function GET(request: Request): Promise<Response> {
  const { file } = await loadIndex();
  return checkedText(request, file, 'application/json; charset=utf-8');
}
