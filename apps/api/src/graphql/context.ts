import type { Database } from '@inferbench/db/connection/database';
import type { MetricLed } from '@inferbench/answers/verdict/leaders';
import type { Contender, RankedSlice } from '@inferbench/db/board/leader-reader';
import type { PointDetail } from '@inferbench/db/submissions/point-detail-reader';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Result } from '@inferbench/domain/errors/result';
import type { EvidenceStore } from '@inferbench/evidence/evidence-store';
import type { Logger } from '@inferbench/logging/logger';
import type { ModelCounts } from '@inferbench/db/points/point-totals';
import type { ModelStanding } from '@inferbench/db/specifications/model-standing';
import type DataLoader from 'dataloader';
import type { AuthFailure, Caller } from '../auth/caller.ts';
import type { Viewer } from '@inferbench/db/shared/visibility';
import type { Compute } from '../compute/compute.ts';
import type { ClientAddress } from '@inferbench/http-guard/client-address';
import type { ClientLimit } from '../limits/request-limits.ts';
import type { NodeLoader } from './node-loader.ts';
import type { CursorCodec } from './cursor.ts';
import type { Answer } from '../kept/answer.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';
import type { LiveCatalogue, Outages } from './live-catalogue.ts';
import type { Reads } from './reads.ts';
import type { RequestEpoch } from './request-epoch.ts';

/** What every resolver may use; all but database, live catalogue, cursors and logger live as long as one request. */
export interface ApiContext {
  database: Database;
  liveCatalogue: LiveCatalogue;
  /** Catalogue as it stood when the request came. */
  catalogue: CatalogueView;
  /** Changes with any chip or model: what answers about the catalogue are cached by. */
  catalogueVersion: string;
  /** Files that back submissions, by their hash. */
  evidence: EvidenceStore;
  cursors: CursorCodec;
  logger: Logger;
  outages: Outages;
  requestId: string;
  /** Who calls, by the bearer key: asked from the database once a request. */
  caller(): Promise<Result<Caller, AuthFailure>>;
  /** Party whose hidden things the request may see. */
  viewer: () => Promise<Viewer>;
  /** A request that shows a key, right or wrong: nobody else may be given its answer. */
  hasKey: boolean;
  /**
   * Says that all that follows reads what everybody may see: without a key it may come from the standby. Whoever shows one may have written
   * a moment ago, and reads the primary.
   */
  onlyReads(): Promise<void>;
  /** Origin of the site, as it is known outside; null where this server was not told. */
  publicOrigin: string | null;
  client: ClientLimit;
  /** Whether organisations of the demonstration are let in. */
  demo: boolean;
  /** Where the request comes from. */
  address: ClientAddress;
  /** Whether a key that reviews may decide from there. */
  mayDecideByKey: boolean;
  /** Simulations, analyses and imports, off the event loop. */
  compute: Compute;
  /** Takes a place for a large body until the function is called. Throws BUSY. */
  holdBody(bytes: number): () => void;
  /** Runs an operation when the visitor's earlier ones leave room. Throws BUSY, and UNAVAILABLE when it takes too long. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Answers that everybody is given alike. */
  kept: KeptAnswers;
  reads: Reads;
  /** Every read of the board and of scores goes through it. */
  epochs: RequestEpoch;
  nodes: NodeLoader;
  /** Points of a chip by its uuid: all chips that a request asks for in one statement. */
  pointCounts: DataLoader<string, number>;
  /** Points of a model by its slug, and the chips that they are of; in one statement as well. */
  modelCounts: DataLoader<string, ModelCounts>;
  /** Who says what a model's specification says, by its uuid; in one statement as well. */
  modelStandings: DataLoader<string, ModelStanding>;
  /** Documents of a point by its uuid. */
  pointDetails: DataLoader<string, PointDetail>;
  /** Leaders of a slice: all slices that a request asks for in one statement. */
  leaders: DataLoader<RankedSlice, MetricLed<Contender>[], string>;
  answer: Answer;
}
