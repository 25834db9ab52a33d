import type { SearchParameters } from '../src/address/search-parameters.ts';
import { SlicePage } from '../src/slice-page/slice-page.tsx';

export default async function LandingPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  return <SlicePage parameters={await searchParams} />;
}
