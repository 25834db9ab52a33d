/** A stack as a list of software names it; the rest of the list stays text beside it. */
export interface Software {
  /** Canonical word, such as `vllm`; the words as they stand where none is known; null for an empty list. */
  framework: string | null;
  version: string | null;
}

/** Serving stacks before the libraries that they are built on; the longer name before the one it begins with. */
const STACKS: readonly (readonly [word: string, name: RegExp])[] = [
  ['vllm', /\bvllm\b/i],
  ['sglang', /\bsg-?lang\b/i],
  ['tensorrt-llm', /\b(?:tensorrt[-_ ]?llm|trt[-_ ]?llm)\b/i],
  ['tgi', /\b(?:text[- ]generation[- ]inference|tgi)\b/i],
  ['llama.cpp', /\bllama\.?cpp\b/i],
  ['deepspeed', /\bdeepspeed(?:-(?:mii|fastgen))?\b/i],
  ['triton', /\btriton(?: inference server)?\b/i],
  ['tensorrt', /\b(?:tensorrt|trt)\b/i],
  ['openvino', /\bopenvino\b/i],
  ['onnxruntime', /\bonnx[- ]?runtime\b/i],
  ['tensorflow', /\b(?:tensorflow|tflite)\b/i],
  ['jax', /\bjax\b/i],
  ['pytorch', /\b(?:py)?torch\b/i],
];

/** Directly behind a name: "0.9.0", "v2.6.0", "-1.9.1", "0.8.4.dev12+rocm". */
const VERSION = /^[\s:=_-]*(?:version\s+)?v?(\d[\w.+]*(?:-[a-z0-9.]+)?)/i;
const MAX_TEXT = 1_000;
const MAX_NAME = 60;

/**
 * The serving framework of a list of software with the version directly behind its name. What stands behind another name, such
 * as CUDA, ROCm, a driver or a kernel, is never its version.
 */
export function softwareOf(list: string | readonly string[]): Software {
  const parts =
    typeof list === 'string'
      ? partsOf(list.slice(0, MAX_TEXT))
      : list.map((part) => part.slice(0, MAX_TEXT).trim());
  for (const [word, name] of STACKS) {
    for (const part of parts) {
      const found = name.exec(part);
      if (found === null) continue;
      const behind = part.slice(found.index + found[0].length).replace(/^\s*\((?=v?\d)/, ' ');
      return { framework: word, version: VERSION.exec(behind)?.[1]?.slice(0, MAX_NAME) ?? null };
    }
  }
  const [first] = parts;
  if (first === undefined) return { framework: null, version: null };
  const [, name, version] = /^(.{1,60}?),? v?(\d[\w.+-]{0,40})$/.exec(first) ?? [];
  return name === undefined
    ? { framework: first.slice(0, MAX_NAME), version: null }
    : { framework: name, version: version ?? null };
}

/** Split at commas and semicolons outside of brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (',;'.includes(sign) && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}
