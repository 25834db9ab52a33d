// Makes pictures of drawings, beside the server's thread. No font of the machine is read: a picture is the same everywhere.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const FAMILY = 'Arimo';
const folder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/package.json'));
const fontFiles = ['400Regular', '600SemiBold', '700Bold'].map((cut) =>
  path.join(folder, cut, `Arimo_${cut}.ttf`),
);
// A font that is missing would leave pictures without words.
for (const file of fontFiles) readFileSync(file);

/** Makes a drawing a PNG of `scale` pixels a px; pictures.ts runs it by its name. */
export function pngOf({ svg, scale }: { svg: string; scale: number }): Uint8Array {
  const picture = new Resvg(svg.replaceAll(/font-family: [^;}]*/g, `font-family: ${FAMILY}`), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
    fitTo: { mode: 'zoom', value: scale },
  });
  return new Uint8Array(picture.render().asPng());
}
