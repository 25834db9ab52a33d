// Makes pictures of drawings, beside the server's thread. No font of the machine is read: a picture is the same everywhere.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const FAMILY = 'Arimo';
const folder = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/package.json'));
const fontFiles = [
  '400Regular/Arimo_400Regular.ttf',
  '600SemiBold/Arimo_600SemiBold.ttf',
  '700Bold/Arimo_700Bold.ttf',
].map((file) => path.join(folder, file));
// A font that is missing would leave pictures without words.
for (const file of fontFiles) readFileSync(file);

/** @param {object} answer */
function say(answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
}

parentPort?.on('message', ({ svg, scale }) => {
  try {
    const picture = new Resvg(svg.replaceAll(/font-family: [^;}]*/g, `font-family: ${FAMILY}`), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
      fitTo: { mode: 'zoom', value: scale },
    });
    const png = picture.render().asPng();
    say({ png });
  } catch (error) {
    say({ error: String(error) });
  }
});
