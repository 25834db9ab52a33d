interface Cited {
  /** "Llama 3 8B, generate, batch 16: ranking by useful TOPS" */
  what: string;
  /** "epoch 1", "engine 0.4.0", "policy v1": whatever the figures depend on. */
  versions: readonly string[];
  address: string;
}

/** How a view is cited: the site, the view, what its figures depend on, where it is. */
export function viewCitation({ what, versions, address }: Cited): string {
  const depends = versions.length === 0 ? '' : `; ${versions.join(', ')}`;
  return `InferBench, ${what}${depends}. ${address}`;
}
