import { urlToHttpOptions } from 'node:url';
import { createServer } from 'node:http';
import { connectionTo } from './connection.ts';
import { requestSender } from './send.ts';

const REQUESTS = 60;
const CHUNK = 'data: {"choices":[{"index":0,"text":" a","delta":{"content":" a"},"finish_reason":null}]}\n\n';
const STREAM = `${CHUNK.repeat(8)}data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":8}}\n\ndata: [DONE]\n\n`;

/** The first requests of a process take milliseconds longer than the hundredth: those go to a server in this thread, and to nobody else. */
export async function prime(nowUs: () => number): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(STREAM);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const address = `http://127.0.0.1:${port}/v1/completions`;
  const url = urlToHttpOptions(new URL(address));
  const sender = requestSender(connectionTo(address, null), nowUs);
  const body = JSON.stringify({ prompt: Array.from({ length: 500 }, (_, id) => id) });
  for (let sent = 0; sent < REQUESTS; sent += 4)
    await Promise.all(
      Array.from({ length: 4 }, () =>
        sender.send({ url, body, requestId: 'prime', timeoutMs: 5000, outputTokens: 8, isStreamed: true }),
      ),
    );
  sender.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
