import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';

/** Findings of physics on a chip that nobody reviewed say whose word the bound rests on. */
export function byOwnDeclaration(
  findings: readonly Finding[],
  chip: string,
  { declared }: Pick<CatalogueView, 'declared'>,
): Finding[] {
  if (declared?.chips.has(chip) !== true) return [...findings];
  return findings.map((finding) =>
    finding.rule.startsWith('PHYS-')
      ? { ...finding, message: `By its own declaration, which nobody reviewed: ${finding.message}` }
      : finding,
  );
}
