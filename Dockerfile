# The program as a container image: docs/containers.md.

# The manifests of every workspace, which npm compares with the lock file.
FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/payment-sandbox/package.json packages/payment-sandbox/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY scripts/own-database/package.json scripts/own-database/
COPY scripts/build.ts scripts/
COPY scripts/support/command.ts scripts/support/unread.ts scripts/support/web-build.ts scripts/support/

# The built screens.
FROM manifests AS screens
RUN npm ci --ignore-scripts --workspace @basoche/web
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN node scripts/build.ts

# Libraries of the server. Without the root's own there is neither a second Node nor a PostgreSQL.
FROM manifests AS libraries
RUN npm ci --ignore-scripts --omit=dev --workspace @basoche/server
RUN node scripts/build.ts --if-possible

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=9464
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /app
COPY --from=libraries /app ./
COPY packages packages
COPY apps/server/migrations apps/server/migrations
COPY apps/server/seed apps/server/seed
COPY apps/server/src apps/server/src
COPY --from=screens /app/apps/web/build apps/web/build
COPY scripts/start.ts scripts/
COPY scripts/support/memory.ts scripts/support/
# The number of the user "node": Kubernetes refuses a name where it must not be root.
USER 1000:1000
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=5m --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Replaces itself with the server, which thereby receives SIGTERM.
CMD ["node", "scripts/start.ts"]
