import { randomInt } from 'node:crypto';

/** Header of a visitor of its own on this machine: suites that share a site would else wait in one queue, where a visitor computes one thing at a time. */
export function someVisitor(): { 'x-forwarded-for': string } {
  const byte = () => randomInt(1, 255);
  return { 'x-forwarded-for': `127.${byte()}.${byte()}.${byte()}` };
}
