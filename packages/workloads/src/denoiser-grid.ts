/** Sinusoidal features of a time step before its first layer (diffusers get_timestep_embedding in SD3, Flux, PixArt; 58eb52c). */
export const TIME_STEP_WIDTH = 256;

/** Latent cells of an image of this many pixels a side. */
export function latentCellsOf({ pixelsPerLatent }: { pixelsPerLatent: number }, resolution: number): number {
  const side = Math.floor(resolution / pixelsPerLatent);
  return side * side;
}

/** Tokens of an image: patches of latent cells. */
export function imageTokensOf(
  { pixelsPerLatent, patch }: { pixelsPerLatent: number; patch: number },
  resolution: number,
): number {
  const side = Math.floor(resolution / (pixelsPerLatent * patch));
  return side * side;
}
