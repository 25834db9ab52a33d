import { HeaderMap } from '@apollo/server';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { GraphQLError } from 'graphql';

/** A refusal of the whole request: thrown from an Apollo hook it keeps its code, HTTP status and headers. */
export function protocolError(error: InferbenchError, headers: Record<string, string> = {}): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: {
      http: {
        status: ERROR_CATALOGUE[error.code].httpStatus,
        headers: new HeaderMap(Object.entries(headers)),
      },
    },
  });
}
