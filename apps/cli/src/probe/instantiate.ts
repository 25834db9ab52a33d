/** What `probeKernels` exports. */
export interface Kernels {
  memory: { buffer: ArrayBuffer };
  tile: (a: number, b: number, c: number, k: number) => void;
  chain: (turns: number, start: number) => number;
  scan: (from: number, turns: number) => number;
}

/** Node has it, and the types of Node do not: those of the browser come with a window. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ instance: { exports: Kernels } }>;
};

export async function instantiate(module: Uint8Array): Promise<Kernels> {
  return (await WebAssembly.instantiate(module)).instance.exports;
}
