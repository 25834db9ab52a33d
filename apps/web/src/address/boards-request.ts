import { BoardsRequest } from '@inferbench/answers/boards/request';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { WORKLOADS, workloadWord } from '@inferbench/domain/board/public-address';
import { nameReader } from './names/name-reader.ts';
import type { SiteNames } from './names/site-names.ts';
import { readCount, readMeaning, readPrecision, wishReader } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

export interface BoardsView {
  request: BoardsRequest;
  problems: string[];
}

const { vendors } = BoardsRequest.shape;

/** Reads which boards are asked for; what is not understood is said and left open. */
export function readBoardsView(parameters: SearchParameters, names: SiteNames): BoardsView {
  const problems: string[] = [];
  const read = wishReader(parameters, problems);
  const wish = {
    model: read('model', nameReader(names, 'models', 'the name of one model')),
    phase: read('workload', readMeaning(WORKLOADS, 'a workload')),
    precision: read('prec', readPrecision),
    chip: read('chip', nameReader(names, 'chips', 'the name of one chip')),
    vendors: read('vendors', (text) => readCount(text, vendors.unwrap(), 'of vendors from 1 to 20')),
  };
  return { request: BoardsRequest.parse(wish), problems };
}

export function boardsQuery({ model, phase, precision, chip, vendors: least }: BoardsRequest) {
  return {
    ...(model === undefined ? {} : { model: nameSlug(model) }),
    ...(phase === undefined ? {} : { workload: workloadWord(phase) }),
    ...(precision === undefined ? {} : { prec: precision.toLowerCase() }),
    ...(chip === undefined ? {} : { chip: nameSlug(chip) }),
    ...(least === 1 ? {} : { vendors: String(least) }),
  };
}
