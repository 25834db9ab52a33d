import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { SlicePage } from '../../../src/slice-page/slice-page.tsx';

interface ModelPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

export default async function ModelPage({ params, searchParams }: ModelPageProps) {
  const { slug } = await params;
  return <SlicePage parameters={{ ...(await searchParams), model: slug }} />;
}
