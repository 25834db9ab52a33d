/** Version of this program, as `inferbench --version` and the files that it writes say it; `npm run release` sets it. */
export const TOOL_VERSION = '0.1.0';
