import { defineConfig } from 'prisma/config';

// The CLI insists on a native schema engine before any command and would download it. `generate` and `validate` are pure
// WASM and never start it, so any existing executable will do. Migrations are applied by packages/db/src/migrate.ts.
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma' });
