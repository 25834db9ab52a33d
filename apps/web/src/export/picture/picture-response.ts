import type { Answer } from '../../api/answer.ts';
import { checkedResponse, checkedText } from '../checked-response.ts';
import { fileResponse, plainResponse, troubleResponse } from '../file-response.ts';
import type { DrawnFor, Figure } from '@inferbench/chart/figure';
import { figureCsv, figureJson } from '@inferbench/chart/figure-files';
import { pictureSvg, type PictureTheme } from '@inferbench/chart/picture-svg';

export const themeOf = (query: URLSearchParams): PictureTheme =>
  query.get('theme') === 'dark' ? 'dark' : 'light';

/** What `?form=phone` of a file is drawn for: the width of a page, or of a telephone at three pixels a px. */
function shapeOf(query: URLSearchParams): { drawn: DrawnFor; scale: number } {
  return query.get('form') === 'phone'
    ? { drawn: { form: 'page', width: 358 }, scale: 3 }
    : { drawn: { form: 'page', width: 1216 }, scale: 2 };
}

function refused(answer: Exclude<Answer<Figure>, { state: 'DATA' }>): Response {
  return answer.state === 'FAILED'
    ? troubleResponse(answer.trouble)
    : plainResponse(404, 'There is no such chart.');
}

export const FIGURE_TYPES = ['png', 'svg', 'csv', 'json'] as const;
export type FigureType = (typeof FIGURE_TYPES)[number];

interface Wanted {
  request: Request;
  query: URLSearchParams;
  type: FigureType;
  origin: string;
}

/** A chart in its frame as a file to take along: a picture, or its numbers with what the frame says. */
export async function figureFile(
  answer: Answer<Figure>,
  { request, query, type, origin }: Wanted,
): Promise<Response> {
  if (answer.state !== 'DATA') return refused(answer);
  const { file, head } = answer.value;
  const name = `${file}${head.date === null ? '' : `-${head.date}`}.${type}`;
  if (type === 'csv') return fileResponse(figureCsv(answer.value, origin), name, type);
  if (type === 'json') return fileResponse(figureJson(answer.value, origin), name, type);
  const { drawn, scale } = shapeOf(query);
  const svg = pictureSvg(answer.value, drawn, themeOf(query));
  const headers = { 'content-disposition': `inline; filename="${name}"` };
  if (type === 'png') return pngResponse(request, { svg, scale, headers });
  return checkedText(request, svg, 'image/svg+xml; charset=utf-8', headers);
}

export async function shareImage(
  answer: Answer<Figure>,
  { request, query }: Pick<Wanted, 'request' | 'query'>,
): Promise<Response> {
  if (answer.state !== 'DATA') return refused(answer);
  const svg = pictureSvg(answer.value, { form: 'share' }, themeOf(query));
  return pngResponse(request, { svg, scale: 1, headers: { 'content-disposition': 'inline' } });
}

interface Png {
  svg: string;
  scale: number;
  headers: Readonly<Record<string, string>>;
}

/** A PNG is known by the drawing that it is made of: one that did not change is not made again. */
async function pngResponse(request: Request, { svg, scale, headers }: Png): Promise<Response> {
  return checkedResponse(request, { madeOf: `${scale} ${svg}`, type: 'image/png', headers }, async () => {
    const png = await renderPng(request, svg, scale);
    return png === null ? busy() : new Response(png);
  });
}

function busy(): Response {
  const response = plainResponse(503, 'Too many pictures are being made. Please try again.');
  response.headers.set('retry-after', '5');
  return response;
}

/** Name by which server/pictures.ts, in the same process, gives what makes a drawing a PNG, or null where it cannot be made now. */
const RENDERER = Symbol.for('inferbench.pictures');

type Render = (svg: string, scale: number, visitor: string) => Promise<Uint8Array<ArrayBuffer> | null>;

const isRender = (found: unknown): found is Render => typeof found === 'function';

/** The drawing in `scale` pixels a px, in the turn of who asks; null where too many pictures wait. */
async function renderPng(
  request: Request,
  svg: string,
  scale: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const render: unknown = Reflect.get(globalThis, RENDERER);
  return isRender(render) ? render(svg, scale, request.headers.get('x-visitor') ?? '') : null;
}
