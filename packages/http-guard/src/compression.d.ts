declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** Compresses answers above 1 kB as the visitor's `Accept-Encoding` allows: https://github.com/expressjs/compression. */
  function compression(options: {
    brotli: BrotliOptions;
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    const filter: Filter;
  }
  export default compression;
}
