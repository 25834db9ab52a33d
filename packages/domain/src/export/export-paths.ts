/** Files that hold everything, each as CSV and as JSON lines. */
export const EXPORT_NAMES = ['scores', 'systems', 'chips', 'models', 'simulated'] as const;
export type ExportName = (typeof EXPORT_NAMES)[number];

export const EXPORT_TYPES = ['csv', 'jsonl'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** Contents of the files, column for column, with licence and citation. */
export const EXPORT_META = '/export/scores.meta.json';

export function exportPath(name: ExportName, type: ExportType): string {
  return `/export/${name}.${type}`;
}
