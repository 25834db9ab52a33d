/** Who declares a specification. */
export interface Declarant {
  /** Null where nobody knows it, as before anything is submitted. */
  organizationName: string | null;
  /** Vendors that the organisation is verified for. */
  vendors: readonly string[];
}
