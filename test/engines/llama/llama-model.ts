import type { ShapeName } from './shapes.ts';
import { SHAPES } from './shapes.ts';
import { printed, vocabularyOf } from './vocabulary.ts';

/** What is used of node-llama-cpp; its types are only there where it is installed. */
interface Sequence {
  clearHistory(): Promise<void>;
  evaluate(
    tokens: readonly number[],
    options: { temperature: number; yieldEogToken: boolean },
  ): AsyncGenerator<number, void>;
}

interface LlamaContext {
  getSequence(): Sequence;
  dispose(): Promise<void>;
}

interface Model {
  tokenize(text: string, specialTokens?: boolean): number[];
  createContext(options: {
    sequences: number;
    contextSize: number;
    batchSize: number;
    threads: number;
    batching: { dispatchSchedule: (dispatch: () => void) => void };
  }): Promise<LlamaContext>;
}

interface Package {
  getLlama: (options: {
    gpu: false;
    build: 'never';
    progressLogs: false;
    logLevel: 'error';
    maxThreads: number;
  }) => Promise<{ loadModel(options: { modelPath: string; gpuLayers: 0 }): Promise<Model> }>;
}

export interface LoadedModel {
  tokenize: (text: string) => number[];
  print: (token: number) => string;
  /** One for each slot. They live as long as the process: giving one back is asynchronous, and its place is not free at once. */
  sequences: Sequence[];
}

/** Loads a model file into llama.cpp. One thread: two of them spin for each other on cores that others use, too. */
export async function loadModel(options: {
  shape: ShapeName;
  file: string;
  slots: number;
  contextTokens: number;
}): Promise<LoadedModel> {
  const name: string = 'node-llama-cpp';
  const { getLlama } = (await import(name)) as Package;
  const llama = await getLlama({
    gpu: false,
    build: 'never',
    progressLogs: false,
    logLevel: 'error',
    maxThreads: 1,
  });
  const model = await llama.loadModel({ modelPath: options.file, gpuLayers: 0 });
  const context = await model.createContext({
    sequences: options.slots,
    contextSize: options.contextTokens,
    batchSize: 512,
    threads: 1,
    // All sequences of the step before have then asked for their next token, so that they share one step.
    batching: { dispatchSchedule: (dispatch) => setImmediate(() => setImmediate(dispatch)) },
  });
  const vocabulary = vocabularyOf(SHAPES[options.shape]).map(printed);
  return {
    tokenize: (text) => model.tokenize(text),
    print: (token) => vocabulary[token] ?? '',
    sequences: Array.from({ length: options.slots }, () => context.getSequence()),
  };
}
