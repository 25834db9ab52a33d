import type { ReactNode } from 'react';
import type { GlossaryKey } from '../../glossary/glossary.ts';

export interface Column {
  head: string;
  unit?: string | undefined;
  numeric?: boolean | undefined;
  /** Label before the value where the table is stacked, if head and unit are too long for it. */
  label?: string;
  term?: GlossaryKey;
  /** Address of the same table ranked by this column. */
  href?: string | undefined;
  /** Order in which its values stand, where it ranks the rows. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Takes the whole line where the table is stacked. */
  full?: boolean;
  /** Class that colours the swatch before its head. */
  vendor?: string;
}

export interface Row {
  key: string;
  id?: string;
  className?: string;
  /** One cell a column; the first is the row's header. */
  cells: readonly ReactNode[];
}
