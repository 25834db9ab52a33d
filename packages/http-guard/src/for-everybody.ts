/**
 * What caches are told of an answer that everybody is given alike: a browser asks each time, a cache of many visitors shows it for
 * 60 s at most, the last 50 of them only while it asks anew (ADR 20).
 */
export const FOR_EVERYBODY = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';
