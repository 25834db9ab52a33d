import { answersTo } from '@inferbench/domain/catalogue/catalogue-view';
import { readModelName, sizesIn } from '@inferbench/domain/models/model-name';
import { Slug } from '@inferbench/domain/names/slug';
import { modelMeant, modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { modelNamed, type NamedModel } from '@inferbench/domain/catalogue/named-in-file';
import type { Run } from '@inferbench/domain/runs/run';
import { type Means, slugOrRefusal } from './stated-names.ts';

const PATH = 'model.slug';

/** The model that the file names without a doubt, else the stated one; a name that means one with more is offered. */
export function statedModel(run: Run, name: string | undefined, means: Means): string | null {
  const { statements, catalogue } = means;
  const inFile = modelNamed(run, catalogue);
  const certain = run.model.slug ?? (inFile?.exact === true ? (inFile.model?.slug ?? null) : null);
  if (name === undefined) {
    if (certain === null && inFile !== null)
      statements.suggestModel(inFile, modelSuggestion(catalogue.models, inFile.name));
    return certain;
  }
  const help = modelSuggestion(catalogue.models, name);
  const stated = slugOrRefusal(name, meantModel(name, catalogue), { path: PATH, help });
  if (!catalogue.models.has(stated)) return statements.filled(PATH, stated);
  if (run.model.slug !== null) return statements.one(PATH, run.model.slug, stated);
  return inFile === null ? statements.filled(PATH, stated) : besideName(inFile, stated, means);
}

/** The one entry that a name means. What is written like a slug and is none may be one of another catalogue, and words for a format are none of a model's. */
function meantModel(name: string, { models }: Means['catalogue']): string | null {
  const meant = modelMeant(models, name);
  if (meant === null) return null;
  const isOther = Slug.safeParse(name).success || readModelName(name).format !== null;
  return meant.exact || !isOther ? meant.model.slug : null;
}

/** A stated model beside the name that the file gives. */
function besideName(inFile: NamedModel, stated: string, means: Means): string {
  const { statements, catalogue } = means;
  const own = catalogue.models.get(stated);
  // An entry that answers to the name in the file is the one that the name means, whoever else does.
  if (own !== undefined && answersTo(own, inFile.name)) return statements.filled(PATH, stated);
  const known = inFile.model?.slug ?? null;
  if (known === null) return agrees(inFile, stated, means) ? statements.filled(PATH, stated) : stated;
  if (known === stated) return statements.filled(PATH, stated);
  const file = inFile.name === known ? known : `${inFile.name} (${known})`;
  statements.conflict(PATH, { file, stated, used: 'file' }, inFile.key);
  return known;
}

/** A name of no catalogue entry beside a stated one: false where the two cannot be one model. */
function agrees({ name, key }: NamedModel, stated: string, { statements }: Means): boolean {
  if (sizesDiffer(name, stated)) {
    statements.conflict(PATH, { file: `${name} (not in the catalogue)`, stated, used: 'stated' }, key);
    return false;
  }
  const message = `The file names "${name.slice(0, 80)}" (${key}), which is no model of the catalogue; ${stated} is stated.`;
  statements.note('MODEL_UNCONFIRMED', message, PATH);
  return true;
}

/** "70B" in the file's name and "8b" in the stated one cannot be one model. */
function sizesDiffer(name: string, stated: string): boolean {
  const [ours, theirs] = [sizesIn(stated), sizesIn(name)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((size) => theirs.includes(size));
}
