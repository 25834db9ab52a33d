import { ScriptError } from './script-error.mjs';

const VERSION = /^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/;
const HEADING = '## Unreleased\n';

/**
 * A version as npm takes it, without a sign before it.
 * @param {string | undefined} text
 * @returns {string}
 */
export function releaseVersion(text) {
  if (text !== undefined && VERSION.test(text)) return text;
  throw new ScriptError(`Which version? npm run release -- 0.2.0 (three numbers), not ${text ?? 'nothing'}.`);
}

/**
 * The changelog with what was unreleased under a version and its day, and room for what comes next.
 * @param {string} changelog
 * @param {{ version: string, day: string }} release
 * @returns {string}
 */
export function releasedChangelog(changelog, { version, day }) {
  if (changelog.includes(`## ${version} `)) throw new ScriptError(`CHANGELOG.md has ${version} already.`);
  const at = changelog.indexOf(HEADING);
  const changes = at === -1 ? '' : (changelog.slice(at + HEADING.length).split('\n## ')[0] ?? '');
  if (changes.trim() === '') throw new ScriptError('CHANGELOG.md says nothing under "## Unreleased".');
  return changelog.replace(HEADING, `${HEADING}\n## ${version} (${day})\n`);
}

/**
 * A manifest, or a source that states the version, with another one; text is kept but for that. What only uses the command keeps a
 * version of its own.
 * @param {string} text
 * @param {{ from: string, to: string, isUser: boolean }} change
 * @returns {string}
 */
export function withVersion(text, { from, to, isUser }) {
  const own = isUser ? [] : [`"version": "${from}"`, `TOOL_VERSION = '${from}'`];
  return [...own, `"inferbench": "${from}"`].reduce(
    (changed, stated) => changed.replaceAll(stated, stated.replace(from, to)),
    text,
  );
}
