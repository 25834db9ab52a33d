import type { Task } from '@inferbench/domain/terms/task';

/** Families of models by the task that they do; the first that a name holds. */
const BY_NAME: readonly (readonly [Task, RegExp])[] = [
  ['recommendation', /dlrm|wide.?deep|\bdin\b|\bncf\b|recsys|recommend/i],
  ['graph', /r-?gat|\bgnn\b|\bgcn\b|graph/i],
  ['speech', /whisper|rnn-?t|wav2vec|conformer|speech|\basr\b|\btts\b/i],
  ['video', /wan2|cogvideo|hunyuan-?video|text-?to-?video|\bt2v\b|video/i],
  ['embedding', /embed|\bbge\b|\bgte\b|\be5-/i],
  [
    'images',
    /resnet|retinanet|\bssd|mobilenet|3d-?unet|stable-?diffusion|sdxl|flux|\bvit\b|pointpaint|image/i,
  ],
  ['text', /llama|gpt|mixtral|mistral|deepseek|qwen|gemma|bert|\bt5\b|opt-|text/i],
];

/** What a model of this name does; null for a name that says nothing of it. */
export function taskOfName(name: string): Task | null {
  return BY_NAME.find(([, words]) => words.test(name.slice(0, 300)))?.[0] ?? null;
}

/** Pipelines of the Hugging Face libraries, by their own names. */
const BY_PIPELINE: readonly (readonly [Task, RegExp])[] = [
  ['speech', /speech|audio/],
  ['video', /video/],
  ['images', /image|inpainting|object-detection|segmentation|depth/],
  ['embedding', /feature-extraction|similarity|embedding/],
  ['classification', /classification|token-classification|multiple-choice|question-answering/],
  ['text', /text|fill-mask|summarization|translation/],
];

export function taskOfPipeline(pipeline: string): Task | null {
  return BY_PIPELINE.find(([, words]) => words.test(pipeline.toLowerCase()))?.[0] ?? null;
}
