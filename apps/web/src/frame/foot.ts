/** Id of the footer: where it stands, everything above it has arrived. */
export const FOOT = 'foot';
