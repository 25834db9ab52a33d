import { catalogue } from '@inferbench/catalogue/catalogue';
import { soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames, modelNames } from '@inferbench/domain/catalogue/names';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { CheckLive } from '../../src/check/check-live.tsx';
import { readExample } from '../../src/submit/read-example.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { siteOrigin } from '../../src/frame/origin.ts';
import '../submit/submit.css';
import './check.css';

export const metadata = pageMetadata({
  title: 'Check a result file',
  description:
    'Drop the result file of a benchmark tool: is it possible, does it add up, where did the peak go, and what other chips do. Nothing leaves your browser.',
  canonical: '/check',
});

const byWords = (a: { words: string }, b: { words: string }) => a.words.localeCompare(b.words, 'en');

export default async function CheckPage() {
  const [origin, text] = await Promise.all([siteOrigin(), readExample()]);
  const chips = soldChips(catalogue).map((chip) => ({ value: chip.slug, words: chipNames(chip).long }));
  const models = [...catalogue.models.values()]
    .filter(isLanguageModel)
    .map((model) => ({ value: model.slug, words: modelNames(model).short }));
  return (
    <PageFrame current="check">
      <CheckLive
        origin={origin}
        example={{ name: 'serve-h100-llama-3-8b.json', text }}
        chips={chips.toSorted(byWords)}
        models={models.toSorted(byWords)}
        weights={PrecisionWord.options.map((word) => ({ value: word, words: word }))}
      />
      <p className="message warning without-js">
        This page needs JavaScript. <code>inferbench check result.json</code> says the same in a terminal.
      </p>
    </PageFrame>
  );
}
