/** Made by pictures.mjs in the same process: a drawing as a PNG, or null where it cannot be made now. */
const RENDERER = Symbol.for('inferbench.pictures');

type Render = (svg: string, scale: number, visitor: string) => Promise<Uint8Array<ArrayBuffer> | null>;

const isRender = (found: unknown): found is Render => typeof found === 'function';

/** The drawing in `scale` pixels a px, in the turn of who asks; null where too many pictures wait. */
export async function renderPng(
  request: Request,
  svg: string,
  scale: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const render: unknown = Reflect.get(globalThis, RENDERER);
  return isRender(render) ? render(svg, scale, request.headers.get('x-visitor') ?? '') : null;
}
