import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // The server compresses (server/server.ts).
  compress: false,
  // Title and description stand in the head for everybody, not only for the crawlers that Next knows.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // Workspace packages export TypeScript source.
  transpilePackages: [
    '@inferbench/analyses',
    '@inferbench/answers',
    '@inferbench/catalogue',
    '@inferbench/chart',
    '@inferbench/checks',
    '@inferbench/domain',
    '@inferbench/evaluation',
    '@inferbench/graphql-documents',
    '@inferbench/http-guard',
    '@inferbench/importers',
    '@inferbench/published',
    '@inferbench/scoring',
    '@inferbench/serving',
    '@inferbench/simulator',
    '@inferbench/units',
    '@inferbench/workloads',
  ],
  // `npm test` checks the types of everything; once is enough.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: path.resolve(import.meta.dirname, '../..'),
    // The methodology is made of documents.
    rules: { '*.md': { loaders: [path.resolve(import.meta.dirname, 'text-loader.cjs')], as: '*.js' } },
  },
};

export default config;
