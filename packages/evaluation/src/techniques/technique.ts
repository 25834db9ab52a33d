import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import type { Result } from '@inferbench/domain/errors/result';
import type { Run } from '@inferbench/domain/runs/run';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { Part } from '../simulation/part.ts';
import type { Resolved, SetUp } from '../simulation/set-up.ts';

/** A technique in the words of both who may name it: what a request asks for, and what a run declares. */
export interface Technique {
  /** Null where the request does not ask for it. */
  fromRequest(request: SimulateRequest): InForce | null;
  /** Null where the run does not declare it, or no run can. */
  fromRun(run: Pick<Run, 'precision' | 'techniques'>): InForce | null;
}

/** What a technique that is in force changes; what is left out stays as it is. */
export interface InForce {
  /** Word in the comparability key: results with and without it never rank together. */
  comparability?: string;
  /** Slugs of the models that it runs beside the one that is served. */
  models?: readonly string[];
  /** Chips for prompts and chips for answers, where they are not the same. */
  chips?: { prefill: number; decode: number };
  /** Why no time can be told of it, where what it does to a step is not known. */
  untold?: string;
  refuses?(request: SimulateRequest, model: LanguageModel): InferbenchError | null;
  onPrecision?(precision: PrecisionSetting): PrecisionSetting;
  onModel?(model: LanguageModel): LanguageModel;
  /** The model that drafts, on the chips of the placement. */
  draft?(on: Resolved, placement: Placement): Result<SetUp | null, InferbenchError>;
  onPrompt?(pieces: readonly Piece[]): Piece[];
  /** What follows the prompts of some sequences before they are answered. */
  afterPrompts?(pools: Pools, prompts: { sequences: number; inputTokens: number }): Part[];
  /** One answer token of every sequence, in place of a plain decode step. */
  onToken?(pools: Pools, load: TokenLoad): Part[];
}

/** Tokens of a prompt that one pass computes, after those that are computed or cached already. */
export interface Piece {
  start: number;
  tokens: number;
}

/** The chips that a request for a language model runs on. */
export interface Pools {
  /** Take the prompts. */
  prefill: SetUp;
  /** Answer. */
  decode: SetUp;
  /** Whether those are other chips. */
  apart: boolean;
  /** Drafts tokens for the model; null where nothing drafts or drafting costs nothing. */
  draft: SetUp | null;
}

/** Sequences whose next token is computed, at contexts of which the mean counts. */
export interface TokenLoad {
  batch: number;
  contexts: readonly number[];
}
