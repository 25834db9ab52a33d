import type { Run } from '@inferbench/domain/runs/run';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { RunFormat } from '@inferbench/domain/terms/run-format';

/** A file as it came; the name only helps where formats tell several files of one run apart by it, never to detect a tool. */
export interface SourceFile {
  name: string | null;
  text: string;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Comma-separated, first line the names. */
export interface Table {
  header: readonly string[];
  rows: readonly Readonly<Record<string, string>>[];
}

/** What a file holds, by its outer shape. */
export type Content =
  | { kind: 'object'; object: JsonObject }
  /** A JSON list of objects, or several objects one after the other, usually one a line. */
  | { kind: 'list'; layout: 'array' | 'lines'; items: readonly JsonObject[] }
  /** `more` holds the sections that follow a blank line, each with names of its own. */
  | ({ kind: 'table'; more: readonly Table[] } & Table)
  | { kind: 'text'; text: string };

export interface ParsedFile {
  name: string | null;
  content: Content;
  /** Bare NaN and Infinity that were read. */
  nonFinite: number;
  /** Lines of a console that stood among the results and are left out, in words; left out where there are none. */
  consoleLines?: string;
}

/** One tool. */
export interface Importer {
  format: Exclude<RunFormat, 'AUTO'>;
  /** Recognises a file by content alone. */
  recognises(file: ParsedFile): boolean;
  /**
   * Runs of all files of this tool that came together: several files of one system and model are one run with several
   * points, one file may hold several runs. Throws InferbenchError with code and path.
   */
  read(files: readonly ParsedFile[]): Run[];
  /** What a file itself carries of what its owner states, of an importer that reads one run a file. */
  contextOf?(file: ParsedFile): RunContext | undefined;
}
