import type { Finding } from '@inferbench/domain/errors/finding';
import type { RunFormat } from '@inferbench/domain/terms/run-format';
import { SubmitRun, type SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import { wholeLinks } from '../terminal/links-view.ts';
import { type ServerAccess, tellServer } from './ask-server.ts';
import { refusedBy } from './refused.ts';
import { toFinding } from './to-finding.ts';

export interface SubmitInput {
  document: string;
  dryRun: boolean;
  idempotencyKey: string;
  supersedes: string | null;
}

export type Submitted = Omit<
  Extract<SubmitRunResult, { __typename: 'RunAccepted' }>,
  '__typename' | 'findings'
> & {
  findings: Finding[];
};

/** Sends a run and gives what the server accepted; a refusal is thrown. */
export async function submitToServer(
  access: ServerAccess,
  input: SubmitInput & { context: string; format: RunFormat; run: number | null; testedBy: string | null },
): Promise<Submitted> {
  const answer = await tellServer(access, SubmitRun, input);
  if (answer.__typename !== 'RunAccepted') throw refusedBy(answer);
  const { __typename: _typename, findings, ...accepted } = answer;
  const links = wholeLinks(accepted.links, access.server);
  return { ...accepted, links, findings: findings.map(toFinding) };
}
