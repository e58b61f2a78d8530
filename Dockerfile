# One image, one port, one volume: docs/exploitation.md says how, deploy/compose has examples
# docker build -t trinquizz . && docker run --init --read-only --tmpfs /tmp -p 3000:3000 -v trinquizz:/app/data trinquizz

# what serves needs, and the Node of the base image: npm's own is for machines that have an older one. Without the other lists of package.json
# npm leaves out what only builds or tests. No package needs a script of its own here: their programs are in them, and the base has no compiler
FROM node:24-slim AS dependances
WORKDIR /app
# the lock file alone first, so that a change of code does not install again
COPY package.json package-lock.json .npmrc ./
RUN npm pkg delete devDependencies peerDependencies && npm install --ignore-scripts --no-audit --no-fund --loglevel=error

FROM node:24-slim AS interface
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build --silent

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/app/data
COPY --from=dependances /app/node_modules node_modules
COPY --from=interface /app/dist dist
COPY package.json server.ts ./
COPY api api
COPY contracts contracts
COPY db db
COPY game-server game-server
COPY server server
# what `npm run` offers to whoever runs it
COPY scripts/prepare.mjs scripts/command.ts scripts/sauvegarde.ts scripts/restaurer.ts scripts/
COPY scripts/admin scripts/admin
COPY scripts/diagnostic scripts/diagnostic
# by number, so that a host may see that it is not root
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/sante`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# the signals of `docker stop` reach the server: it has 8 of Docker's 10 seconds to store the games
CMD ["node", "server.ts"]
