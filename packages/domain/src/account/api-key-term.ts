import type { Scope } from './api-key-scope.ts';

/** Longest life of a key in days, and of one that makes others. */
const MAX_DAYS = 365;
const MAX_ADMIN_DAYS = 30;

/** Days of a key where nobody says how long it lasts. */
const USUAL_DAYS = 90;

/** How long a key may go on beside the one that takes its place. */
export const MAX_ROTATION_DAYS = 7;

const DAY_MS = 86_400_000;

/** The most days that a key with these scopes may last. */
export function maxKeyDays(scopes: readonly Scope[]): number {
  return scopes.includes('admin:org') ? MAX_ADMIN_DAYS : MAX_DAYS;
}

/** How long a key lasts where nobody says it. */
export function usualKeyDays(scopes: readonly Scope[]): number {
  return Math.min(USUAL_DAYS, maxKeyDays(scopes));
}

/** A time that many days after another, both in milliseconds. */
export function daysAfterMs(startMs: number, days: number): number {
  return startMs + days * DAY_MS;
}
