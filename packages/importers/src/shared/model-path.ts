/** A path of the Hugging Face cache: `models--OWNER--NAME/snapshots/…`. */
const HUB_CACHE = /models--([^/\\]+?)--([^/\\]+)/;

/** Name of a model that a server was given as a path: folders on somebody's machine are no part of it, its owner on the hub is. */
export function modelOfPath(path: string): string {
  const trimmed = path.trim().replace(/[/\\]+$/, '');
  const [, owner, name] = HUB_CACHE.exec(trimmed) ?? [];
  if (owner !== undefined && name !== undefined) return `${owner}/${name}`;
  const isLocal = /^(?:[/\\~.]|[A-Za-z]:)/.test(trimmed) || trimmed.split(/[/\\]/).length > 2;
  return isLocal ? (trimmed.split(/[/\\]/).at(-1) ?? trimmed) : trimmed;
}
