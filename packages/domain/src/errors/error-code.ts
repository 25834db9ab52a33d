import { z } from 'zod';
import { ERROR_CATALOGUE } from './error-catalogue.ts';

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

export const ErrorCode = z.custom<ErrorCode>(
  (value) => typeof value === 'string' && Object.hasOwn(ERROR_CATALOGUE, value),
);
