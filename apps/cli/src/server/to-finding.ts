import { Finding } from '@inferbench/domain/errors/finding';

/** GraphQL writes severities in capitals. */
export function toFinding(finding: { severity: string }): Finding {
  return Finding.parse({ ...finding, severity: finding.severity.toLowerCase() });
}
