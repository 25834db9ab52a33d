import DataLoader from 'dataloader';
import type { EpochSource } from './request-epoch.ts';
import { globalId, type GlobalType, parseGlobalId } from './global-id.ts';
import type { NodeType } from './node.type.ts';

/** Reads objects of one type by uuid (slices by key), all in one go; what does not exist is left out. */
export type NodeSource = (context: EpochSource, uuids: readonly string[]) => Promise<NodeType[]>;
export type NodeSources = Readonly<Partial<Record<GlobalType, NodeSource>>>;

export interface NodeLoader {
  /** Null for ids of nothing and of types that `node` does not find. */
  load(id: string): Promise<NodeType | null>;
}

/** One a request: all ids of a type that a request asks for are read by one statement, each once. */
export function nodeLoader(context: EpochSource, sources: NodeSources): NodeLoader {
  const loaders = new Map<GlobalType, DataLoader<string, NodeType | null>>();
  return {
    load(id) {
      const parsed = parseGlobalId(id);
      const source = parsed === null ? undefined : sources[parsed.type];
      if (parsed === null || source === undefined) return Promise.resolve(null);
      const loader =
        loaders.get(parsed.type) ??
        new DataLoader((uuids: readonly string[]) => readAll({ context, type: parsed.type, source, uuids }));
      loaders.set(parsed.type, loader);
      return loader.load(parsed.uuid);
    },
  };
}

interface ReadAll {
  context: EpochSource;
  type: GlobalType;
  source: NodeSource;
  uuids: readonly string[];
}

async function readAll({ context, type, source, uuids }: ReadAll): Promise<(NodeType | null)[]> {
  const found = new Map((await source(context, uuids)).map((node) => [node.id, node]));
  return uuids.map((uuid) => found.get(globalId(type, uuid)) ?? null);
}
