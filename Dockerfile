# One image for every process; docker-compose.yml says which one runs.
FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run prepare \
  && NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 npx turbo run build --filter=@inferbench/web
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
# A new volume takes over the owner of the folder that it is mounted on.
RUN mkdir -p /var/lib/inferbench/evidence && chown -R node:node /var/lib/inferbench
USER node
