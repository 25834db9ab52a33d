/** What a mutation answers that did nothing. */
export interface Refusal {
  message: string;
  findings?: readonly { message: string; fix: string | null }[];
}

/** Why nothing was done, and what to do about it. */
export function refusalWords({ message, findings = [] }: Refusal): string {
  const found = findings.map((each) => (each.fix ? `${each.message} ${each.fix}` : each.message));
  return found.join(' ') || message;
}
