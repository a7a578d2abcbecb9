# The site and its API in one small image. What the pages show is baked in, so it is built once for
# each environment, for production by default:
#   docker build --build-arg SITE_URL=https://… --build-arg APP_URL=https://… .
FROM node:24-bookworm-slim AS site
WORKDIR /grovemail
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY config/package.json config/
COPY api/package.json api/
COPY site/package.json site/
COPY console/package.json console/
COPY script/remove-headers.js script/
RUN npm ci
COPY . .
ARG SITE_ENV=production
ARG SITE_URL=
ARG APP_URL=
ARG GUEST_URL=
ARG API_URL=
ARG MESSAGING_URL=
ARG USERS_URL=
ARG SALES_URL=
ARG MODULES_URL=
ARG CLIENT_API_KEY=
ARG PUSH_API_KEY=
ARG VAPID_PUBLIC_KEY=
ARG HSTS=
ARG OUTSIDE_SCRIPT=
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /grovemail
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY config/package.json config/
COPY api/package.json api/
COPY site/package.json site/
COPY console/package.json console/
# The API's own packages: nothing of the site's build, and no install script.
RUN npm ci --omit=dev --ignore-scripts --workspace=@grovemail/api

FROM node:24-bookworm-slim
WORKDIR /grovemail
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /grovemail ./
COPY domain domain
COPY contract contract
COPY config config
COPY api api
COPY --from=site /grovemail/site/dist site/dist
COPY --from=site /grovemail/console/dist console/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# V8's young generation grows with a flood of requests; held small it takes some 100 MB less.
CMD ["node", "--max-semi-space-size=8", "api/server.ts"]
