import type { Metadata } from 'next';
import { answerClaim } from '../../src/claim/answer-claim.ts';
import { ClaimLive } from '../../src/claim/claim-live.tsx';
import type { AddressParameters } from '../../src/engine/read-text.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import '../engine-form.css';
import './claim.css';

export const metadata: Metadata = { title: 'Claim check · InferBench' };

export default async function ClaimPage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const first = answerClaim(await searchParams);
  return (
    <PageFrame footer={`engine ${first.engineVersion}`} current="/claim">
      <ClaimLive first={first} origin={await siteOrigin()} />
    </PageFrame>
  );
}
