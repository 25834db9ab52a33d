import type { Row } from '../../oracle/verdict-rows.ts';
import { csvRows } from '../csv-reader.ts';

/** Files of everything that a site gives away, each read once. */
export class Exported {
  readonly #url: string;
  readonly #files = new Map<string, Promise<readonly Row[]>>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Rows of a file by its address: "/export/scores.csv". */
  rows(address: string): Promise<readonly Row[]> {
    const known = this.#files.get(address) ?? this.#read(address);
    this.#files.set(address, known);
    return known;
  }

  async #read(address: string): Promise<readonly Row[]> {
    const answer = await fetch(new URL(address, this.#url));
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const lines = (await answer.text()).split('\n');
    // Charts say what they show in comments before their head.
    return csvRows(lines.filter((line) => !line.startsWith('#')).join('\n'));
  }
}
