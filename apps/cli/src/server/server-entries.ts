import { type CatalogueView, withEntries } from '@inferbench/domain/catalogue/catalogue-view';
import { Chip } from '@inferbench/domain/chips/chip';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Model } from '@inferbench/domain/models/model';
import type { Run } from '@inferbench/domain/runs/run';
import { Slug } from '@inferbench/domain/names/slug';
import { KnownChip, KnownModel } from '@inferbench/graphql-documents/known-specification';
import type { z } from 'zod';
import { parsedJson } from '../input/parsed-json.ts';
import type { WiderCatalogue } from '../input/runs-of.ts';
import { askServer } from './ask-server.ts';
import { type ServerFlags, serverOf } from './server-flags.ts';

/** A command that works without a server waits no longer for one. */
const PATIENCE_MS = 5_000;

/**
 * Chips and models that this machine's catalogue lacks, as a server knows them. It is asked by slug, once for each, and only for
 * what a run names; no file goes there.
 */
export class ServerEntries implements WiderCatalogue {
  readonly #flags: ServerFlags;
  readonly #chips = new Map<string, Promise<Chip | null>>();
  readonly #models = new Map<string, Promise<Model | null>>();
  /** Chips that nobody reviewed. */
  readonly #declared = new Set<string>();
  /** Why nothing more is asked, in words; null while it answers. */
  #trouble: string | null = null;

  constructor(flags: ServerFlags) {
    this.#flags = flags;
  }

  async extended(catalogue: CatalogueView, runs: readonly Run[]): Promise<CatalogueView> {
    const chips = await this.#found(
      this.#chips,
      lacking(runs, ({ system }) => system.chip, catalogue.chips),
      (slug) => this.#chip(slug),
    );
    const models = await this.#found(
      this.#models,
      lacking(runs, ({ model }) => model.slug, catalogue.models),
      (slug) => this.#model(slug),
    );
    return withEntries(catalogue, { chips, models, unreviewed: this.#declared });
  }

  told(findings: readonly Finding[]): Finding[] {
    return findings.map((finding) => {
      if (finding.rule !== 'SCHEMA-REFERENCE') return finding;
      const { origin } = serverOf(this.#flags);
      const wasAsked = [...this.#chips.keys(), ...this.#models.keys()].some((slug) =>
        finding.value?.includes(slug),
      );
      const who = this.#trouble ?? (wasAsked ? `${origin} knows none of this slug either.` : null);
      return { ...finding, fix: [who, finding.fix].filter((words) => words !== null).join(' ') };
    });
  }

  async #found<T>(
    known: Map<string, Promise<T | null>>,
    slugs: readonly string[],
    ask: (slug: string) => Promise<T | null>,
  ): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    for (const slug of slugs) {
      const answer = known.get(slug) ?? ask(slug);
      known.set(slug, answer);
      const entry = await answer;
      if (entry !== null) found.set(slug, entry);
    }
    return found;
  }

  async #chip(slug: string): Promise<Chip | null> {
    const answer = await this.#asked((server) =>
      askServer({ server, patienceMs: PATIENCE_MS }, KnownChip, { slug }),
    );
    if (answer?.chip?.standing === 'DECLARED') this.#declared.add(slug);
    return this.#read(Chip, answer?.chip ?? null, slug);
  }

  async #model(slug: string): Promise<Model | null> {
    const answer = await this.#asked((server) =>
      askServer({ server, patienceMs: PATIENCE_MS }, KnownModel, { slug }),
    );
    return this.#read(Model, answer?.model ?? null, slug);
  }

  async #asked<T>(ask: (server: URL) => Promise<T>): Promise<T | null> {
    if (this.#trouble !== null) return null;
    const server = serverOf(this.#flags);
    try {
      return await ask(server);
    } catch (error) {
      if (!(error instanceof InferbenchError)) throw error;
      this.#trouble = `This machine's catalogue alone was asked, since ${server.origin} did not answer (${error.code}): start it, or name a server with --server or INFERBENCH_SERVER.`;
      return null;
    }
  }

  /** A newer server may hold what this version cannot read. */
  #read<T>(schema: z.ZodType<T>, answer: { specification: string } | null, slug: string): T | null {
    if (answer === null) return null;
    const read = schema.safeParse(parsedJson(answer.specification));
    if (read.success) return read.data;
    const { origin } = serverOf(this.#flags);
    this.#trouble = `${origin} knows ${slug}, in a form that this version cannot read: update inferbench.`;
    return null;
  }
}

function lacking(
  runs: readonly Run[],
  nameOf: (run: Run) => string | null,
  known: ReadonlyMap<string, unknown>,
): string[] {
  const names = new Set(runs.map(nameOf));
  return [...names].filter(
    (name): name is string => name !== null && !known.has(name) && Slug.safeParse(name).success,
  );
}
