// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and ours are no module
/// <reference path="./compression.d.ts" />
import { constants } from 'node:zlib';
import compression from 'compression';

/** Types of ours that the list of compressible ones does not know. */
const OURS = /^application\/jsonl/;

/** Compresses what a visitor takes compressed. A page holds its content twice, farther apart than gzip looks back: brotli finds it. */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) =>
    OURS.test(String(response.getHeader('content-type') ?? '')) || compression.filter(request, response),
});
