const COLOURED = ['nvidia', 'amd', 'google', 'intel', 'groq', 'cerebras'];

/** The class that gives marks and names the colour of a vendor; one more for what came before its current generation. */
export function vendorClass(vendor: string, older = false): string {
  const word = vendor.toLowerCase();
  const own = COLOURED.find((each) => word === each) ?? 'other';
  return `vendor-${own}${older ? ' is-older' : ''}`;
}
