/** What a visitor does next, by what is to be seen: names as they are read, never an address or a part of the page's code. */
export type Step =
  /** A link, by its words. `within`: the region or navigation whose link it is. */
  | { follow: RegExp; within?: RegExp }
  /** A button, by its words. */
  | { press: RegExp }
  /** A folded part, by the line that stands for it. */
  | { open: RegExp }
  /** An entry in a list field: the field by its label, the entry by its words. */
  | { choose: RegExp; option: RegExp }
  /** Words in a field. */
  | { type: RegExp; text: string }
  /** Words in the search of the site, and Enter. */
  | { search: string };
