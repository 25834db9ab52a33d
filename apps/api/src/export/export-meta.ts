import { readShownEpoch } from '@inferbench/db/epochs/epoch-reader';
import type { Database } from '@inferbench/db/connection/database';
import { columnsOf, EXPORT_FILES } from '@inferbench/domain/export/export-files';
import { EXPORT_NAMES, EXPORT_TYPES, exportPath } from '@inferbench/domain/export/export-paths';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';

const LICENCE =
  'Scores and tables: Apache-2.0. Figures of third parties stand under the licence of their publication: see sourceDocument, sourceRevision and sourceLicence of a score, and source of a chip or model.';
const MISSING = 'A cell is empty, in JSON null, where nobody stated the figure; nothing missing is 0.';

/** The file about the files: how to cite them, their licence, and every column of each. */
export async function exportMeta({ pool }: Database) {
  const epoch = await readShownEpoch(pool);
  return {
    cite: `InferBench, epoch ${epoch ?? 'none'}, exported by engine ${ENGINE_VERSION}`,
    licence: LICENCE,
    missing: MISSING,
    epoch,
    engineVersion: ENGINE_VERSION,
    files: EXPORT_NAMES.map((name) => {
      const { holds, row, filter } = EXPORT_FILES[name];
      return {
        paths: EXPORT_TYPES.map((type) => exportPath(name, type)),
        holds,
        parameters: filter === null ? [] : columnsOf(filter),
        columns: columnsOf(row),
      };
    }),
  };
}
