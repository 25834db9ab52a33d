import type { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { INFERRED_WORDS } from '../words/words.ts';

/** Nothing where the source names what it measured. */
export function InferredBadge({ configuration }: { configuration: ConfigurationBasis }) {
  if (configuration === 'STATED') return null;
  return (
    <abbr className="tag" title={INFERRED_WORDS.long}>
      {INFERRED_WORDS.short}
    </abbr>
  );
}
