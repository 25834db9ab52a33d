export interface Named {
  slug: string;
  name: string;
}

/** What the catalogue calls things; a list that failed is empty, and the form is still a form. */
export interface WorkloadNames {
  models: readonly Named[];
  chips: readonly Named[];
}

export function chipName(slug: string, chips: readonly Named[]): string {
  return chips.find((chip) => chip.slug === slug)?.name ?? slug;
}
