# One image, one port, one volume: docker build -t trinquizz . && docker run -p 3000:3000 -v trinquizz:/app/data trinquizz
FROM node:24-slim
WORKDIR /app
# the lock file alone first, so that a change of code does not install again
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/prepare.mjs
ENV NODE_ENV=production DATA_DIR=/app/data
EXPOSE 3000
VOLUME /app/data
CMD ["npm", "start", "--silent"]
