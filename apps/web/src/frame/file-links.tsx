import type { FileLink } from '../address/pages.ts';

export function FileLinks({ files }: { files: readonly FileLink[] }) {
  return files.map(({ label, href }) => (
    <a key={href} href={href} download>
      {label}
    </a>
  ));
}
