/** First parts of addresses whose pages show nobody's own words and belong to nobody. */
export const PUBLIC_SECTIONS = new Set(
  ['', 'leaderboard', 'compare', 'models', 'chips', 'vendors', 'points', 'methodology', 'accuracy', 'rules']
    .concat(['corrections', 'developers', 'downloads', 'changelog', 'feed.xml', 'chart', 'og', 'embed'])
    .concat(['export', 'robots.txt', 'sitemap.xml', 'llms.txt', 'search-index.json']),
);

/** First parts of all addresses of the site; test/docs/ops.test.ts holds that each page has its own. */
export const SECTIONS = new Set(
  [...PUBLIC_SECTIONS, 'your-workload', 'lab', 'mine', 'check', 'search', 'review', '_next'].concat([
    'submissions',
    'sign-in',
    'organisation',
    'submit',
  ]),
);
