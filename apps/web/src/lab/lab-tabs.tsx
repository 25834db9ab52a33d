import { pageAddress } from '../address/pages.ts';
import { Segments } from '../chart/segments.tsx';

type Tool = 'whatIf' | 'techniques' | 'claim' | 'load' | 'mine' | 'check';

const TOOLS: readonly { tool: Tool; words: string }[] = [
  { tool: 'whatIf', words: 'What if' },
  { tool: 'techniques', words: 'Techniques' },
  { tool: 'claim', words: 'Check a claim' },
  { tool: 'load', words: 'Load' },
  { tool: 'mine', words: 'Machine' },
  { tool: 'check', words: 'Files' },
];

export function LabTabs({ current }: { current: Tool }) {
  return (
    <Segments
      name="Lab"
      of={TOOLS.map(({ tool, words }) => ({ words, href: pageAddress(tool), chosen: tool === current }))}
    />
  );
}
