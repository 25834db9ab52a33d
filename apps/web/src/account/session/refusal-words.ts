export interface Refusal {
  message: string;
  findings?: readonly { message: string; fix: string | null }[];
}

export function refusalWords({ message, findings = [] }: Refusal): string {
  const found = findings.map((each) => (each.fix ? `${each.message} ${each.fix}` : each.message));
  return found.join(' ') || message;
}
