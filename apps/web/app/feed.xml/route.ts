import { Feed, type FeedResult } from '@inferbench/graphql-documents/feed';
import { pageAddress, pointAddress } from '../../src/address/pages.ts';
import { ask } from '../../src/api/answer.ts';
import { checkedText } from '../../src/export/checked-response.ts';
import { plainResponse, troubleResponse } from '../../src/export/file-response.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import { atomFeed, type AtomEntry } from '../../src/export/machines/atom.ts';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { orderChanges } from '../../src/words/words.ts';

export async function GET(request: Request): Promise<Response> {
  const [answer, origin] = await Promise.all([ask(Feed, {}), siteOrigin()]);
  if (answer.state === 'FAILED') return troubleResponse(answer.trouble);
  if (answer.state === 'MISSING') return plainResponse(502, 'The API has no feed.');
  const entries = feedEntries(answer.value);
  const feed = atomFeed({ origin, title: 'InferBench', path: pageAddress('feed'), entries });
  return checkedText(request, feed, 'application/atom+xml; charset=utf-8');
}

/** New points, versions of the engine, epochs in which orders changed, and the audit as the newest engine has it. */
function feedEntries({ points, engineVersions, epochs, corrections }: FeedResult): AtomEntry[] {
  const newest = engineVersions
    .map(({ firstScoredAt }) => firstScoredAt)
    .toSorted()
    .at(-1);
  const checked = corrections.flatMap((group) => group.corrections);
  const wrong = checked.filter(({ verdict }) => verdict === 'WRONG').length;
  return [
    ...points.nodes.map(({ id, kind, model, system, provenance: { receivedAt, document } }) => ({
      path: pointAddress(id),
      title: `${system.shortName}${model === null ? '' : ` on ${model.shortName}`}: a ${KIND_WORDS[kind]} result`,
      summary:
        document === null ? 'Submitted, re-scored and checked against physics.' : `From ${document.title}.`,
      updated: receivedAt,
    })),
    ...engineVersions.map((version) => ({
      path: pageAddress('changelog', { section: `engine-${version.engineVersion}-${version.policyVersion}` }),
      title: `Engine ${version.engineVersion}`,
      summary: `${counted(version.points, 'result')} scored with it, policy ${version.policyVersion}.`,
      updated: version.firstScoredAt,
    })),
    ...epochs.flatMap(({ id, activatedAt, engineVersion, report }) => {
      const changes = orderChanges(report);
      if (activatedAt === null || changes === null) return [];
      return [
        {
          path: pageAddress('changelog', { section: `epoch-${id}` }),
          title: `Orders changed: epoch ${id}`,
          summary: `With engine ${engineVersion} ${changes}.`,
          updated: activatedAt,
        },
      ];
    }),
    ...(newest === undefined || checked.length === 0
      ? []
      : [
          {
            path: pageAddress('corrections'),
            title: `Corrections: ${formatNumber(wrong)} of ${formatNumber(checked.length)} wrong`,
            summary: 'Claims of the text that InferBench grew from, each recomputed with its arithmetic.',
            updated: newest,
          },
        ]),
  ];
}
