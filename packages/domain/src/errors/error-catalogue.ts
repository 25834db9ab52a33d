import { mapValues } from '@inferbench/units/map-values';

/** CLI exit codes, the contract of `inferbench --help`. */
export const EXIT_CODES = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  invalid: 3,
  notFound: 4,
  auth: 5,
  retryable: 6,
  mismatch: 7,
  interrupted: 130,
} as const;

interface ErrorEntry {
  exitCode: (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
  httpStatus: number;
  meaning: string;
}

/** Meaning of each code, and where it differs from a refusal that is answered as data: exit code 3, status 200. */
const STATED = {
  INVALID: {
    meaning: 'A value has the wrong shape, type or range. The message names its path and what was expected.',
  },
  NOT_FOUND: {
    exitCode: 4,
    meaning: 'Nothing has this id or name. The message lists close names where there are any.',
  },
  USAGE: { exitCode: 2, httpStatus: 400, meaning: 'A command or its flags were not understood.' },
  UNAUTHENTICATED: {
    exitCode: 5,
    meaning:
      'No API key, or one that is malformed, unknown, expired or revoked; or nobody is signed in, or a passkey or a recovery code was not accepted.',
  },
  FORBIDDEN: {
    exitCode: 5,
    meaning: 'The API key is valid but lacks the scope this needs, or your role does not allow it.',
  },
  STEP_UP_NEEDED: {
    exitCode: 5,
    meaning:
      'You are signed in, and this needs a passkey used within the last five minutes. Use it, and repeat.',
  },
  GONE: {
    exitCode: 4,
    meaning: 'The link, the code or the question was used already, revoked, or too old. Ask for a new one.',
  },
  CONFLICT: {
    meaning:
      'The idempotency key was used before with other content, a passkey is registered already, or an invitation is for another person.',
  },
  NAME_TAKEN: {
    meaning:
      'A name, slug or alias is that of something else, or looks like it. The message names both; choose another.',
  },
  ALREADY_EXISTS: {
    meaning:
      'What would be made is there already: a file, an organisation, the first key, or a working key of a reviewer.',
  },
  QUOTA_EXCEEDED: {
    meaning:
      'Your organisation would submit more than a day allows; nothing was stored. The message says what and when the day ends.',
  },
  NOT_ALLOWED_NOW: {
    meaning:
      'The submission is in a state from which this does not lead, or it is not yours to do. The answer lists what is.',
  },
  STALE_VERSION: {
    meaning: 'The submission changed since you read it. Read it again, and repeat the act with its version.',
  },
  CONFLICT_OF_INTEREST: {
    exitCode: 5,
    meaning:
      'Who reviews works for an organisation that has a part in the submission: it submits, measured, or makes the chip.',
  },
  BAD_CURSOR: {
    meaning: 'The cursor is malformed or belongs to another slice or metric. Start again without `after`.',
  },
  BAD_PAGE_SIZE: { meaning: '`first` must be between 1 and 100.' },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, meaning: 'The request or file is over the size limit.' },
  FILE_NOT_READABLE: {
    exitCode: 2,
    httpStatus: 400,
    meaning: 'A file named on the command line cannot be read.',
  },
  IMPORT_NOT_JSON: {
    meaning: 'The file is empty, binary, or JSON or YAML that is cut off or has a syntax error.',
  },
  IMPORT_TOO_DEEP: {
    meaning: 'The file is nested deeper or holds more values than any result file does.',
  },
  IMPORT_COMPRESSED: {
    meaning:
      'The file is compressed or an archive. Unpack it; InferBench reads the file that the tool wrote.',
  },
  IMPORT_BAD_TABLE: {
    meaning: 'A CSV file has a row of another length than its header, a column twice, or an open quote.',
  },
  IMPORT_UNKNOWN_FORMAT: {
    meaning: 'No importer recognises the content. The message says what was looked for.',
  },
  IMPORT_WRONG_KIND: {
    meaning:
      'The file is a web page, a PDF, a picture, or text that is no UTF-8. The message names what and where.',
  },
  FORMAT_NOT_SUPPORTED_YET: {
    meaning: 'The file is of a tool that is known and not read yet. The message says what to give instead.',
  },
  IMPORT_SEVERAL_RUNS: {
    meaning: 'The file holds several runs and one was asked for. Choose it: `--run N`, or `run` in the API.',
  },
  IMPORT_NOTHING_MEASURED: {
    meaning: 'No request completed: the zeros in the file are not measurements.',
  },
  IMPORT_FILE_MISSING: {
    meaning: 'The files belong to a set and its result file is not among them. The message names it.',
  },
  IMPORT_RUN_INVALID: {
    meaning: 'The tool itself calls this no valid performance run. The message repeats why.',
  },
  DOES_NOT_FIT: {
    meaning: 'Weights and KV cache exceed the memory of the chips. The message shows the arithmetic.',
  },
  UNSUPPORTED_PRECISION: {
    meaning: 'The chip has no compute class as wide as the activations.',
  },
  INCOMPLETE_SPEC: {
    meaning: 'A figure that the simulation needs is not published for this chip. The message names it.',
  },
  NOT_SIMULATED: {
    meaning: 'This engine version has no model of this architecture family or kind of network yet.',
  },
  NO_PRICE: {
    meaning: 'No price is published of a chip, and the question cannot be answered without one.',
  },
  NO_POWER: {
    meaning:
      'A chip has no published power limit or no power model, and the question cannot be answered without one.',
  },
  SATURATED: {
    meaning: 'The offered load exceeds what the system can serve; no steady state exists.',
  },
  TOO_LONG: {
    meaning:
      'The simulated run has more events than one request may take. The message names the nearest that fits.',
  },
  VALIDATION_FAILED: {
    meaning: 'The run breaks rules of severity reject. The findings say which, where and how to fix them.',
  },
  QUERY_TOO_LARGE: {
    httpStatus: 413,
    meaning: 'The GraphQL document has too many characters or tokens. Send long values as variables.',
  },
  QUERY_TOO_COMPLEX: {
    httpStatus: 400,
    meaning:
      'The GraphQL document is nested too deep or has too many aliases, directives or repeated fields.',
  },
  QUERY_TOO_COSTLY: {
    httpStatus: 400,
    meaning: 'The operation would cost more than one request may. Nothing was run; ask for a smaller page.',
  },
  RATE_LIMITED: {
    exitCode: 6,
    httpStatus: 429,
    meaning:
      'The client used up its points for this minute, or its tries to sign in. Wait as long as `Retry-After` says.',
  },
  BUSY: {
    exitCode: 6,
    httpStatus: 503,
    meaning: 'The server computes for too many others. Repeat the request after `Retry-After` seconds.',
  },
  UNAVAILABLE: {
    exitCode: 6,
    httpStatus: 503,
    meaning:
      'The database is away, did not answer in time, or cannot store. Nothing acknowledged is lost; repeat the request after `Retry-After` seconds.',
  },
  DEADLINE_EXCEEDED: {
    exitCode: 6,
    httpStatus: 503,
    meaning: 'A computation took longer, or more memory, than one request gets. Ask for less at once.',
  },
  GRAPHQL_PARSE_FAILED: { httpStatus: 400, meaning: 'The document is not GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    httpStatus: 400,
    meaning: 'The document does not fit the schema: an unknown field, a missing argument, a wrong type.',
  },
  BAD_USER_INPUT: { httpStatus: 400, meaning: 'A variable has the wrong type or is missing.' },
  OPERATION_RESOLUTION_FAILURE: {
    httpStatus: 400,
    meaning: 'The document has several operations and `operationName` names none of them.',
  },
  BAD_REQUEST: {
    httpStatus: 400,
    meaning: 'The HTTP request is not GraphQL over HTTP: its method, headers, JSON or parameters.',
  },
  UNREACHABLE: {
    exitCode: 6,
    httpStatus: 503,
    meaning: 'The server did not answer. Try again; check its address.',
  },
  SCORE_MISMATCH: {
    exitCode: 7,
    meaning: 'Two evaluations of the same input differ. The message names the first value that does.',
  },
  EVIDENCE_DAMAGED: {
    exitCode: 1,
    httpStatus: 500,
    meaning:
      'A file of the evidence store no longer has the hash that it is stored under. It is not handed out.',
  },
  INTERNAL: { exitCode: 1, httpStatus: 500, meaning: 'A bug of ours. The request id finds it in the log.' },
} satisfies Readonly<Record<string, Partial<ErrorEntry> & Pick<ErrorEntry, 'meaning'>>>;

/** The one error catalogue; docs/errors.md is generated from it. */
export const ERROR_CATALOGUE: Readonly<Record<keyof typeof STATED, ErrorEntry>> = mapValues(
  STATED,
  (stated) => ({ exitCode: EXIT_CODES.invalid, httpStatus: 200, ...stated }),
);
