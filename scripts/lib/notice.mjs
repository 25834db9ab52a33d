const HEAD = `InferBench
Licensed under the Apache License, Version 2.0 (LICENSE).

An installation without development dependencies brings these packages of others. Their own files hold their licences in full.
Some are for one platform and installed there alone. Generated from package-lock.json by \`npm run generate\`.
`;

/**
 * The text of NOTICE: every package that is installed with \`npm ci --omit=dev\`, by name, each version once. Throws where a package
 * states no licence.
 * @param {{ packages: Record<string, { version?: string, license?: string, link?: boolean, dev?: boolean, name?: string }> }} lock
 * @returns {string}
 */
export function noticeOf({ packages }) {
  const lines = Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.dev)
    .map(([place, { name = place.split('node_modules/').at(-1), version, license }]) => {
      if (license === undefined) throw new Error(`${name} ${version} states no licence in package-lock.json`);
      return `${name} ${version}: ${license}`;
    });
  return `${HEAD}\n${[...new Set(lines)].toSorted().join('\n')}\n`;
}
