# One image for every process; docker-compose.yml says which one runs. What builds stays in the first stage.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run prepare \
  && NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 NODE_ENV=production npx turbo run build \
  && rm -rf apps/web/.next/cache && npm ci --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /app
# Memory as `npm start` gives it to the API (scripts/lib/application.mjs).
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts/lib/fresh-bundle.mjs scripts/lib/
COPY --from=build /app/packages packages
COPY --from=build /app/prisma prisma
COPY --from=build /app/apps apps
COPY --from=build /app/tools tools
# A new volume takes over the owner of the folder that it is mounted on.
RUN mkdir -p /var/lib/inferbench/evidence apps/web/.next/cache && chown -R node:node /var/lib/inferbench apps/web/.next/cache
USER node
