import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../api/app.ts';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openSqliteStore } from '../api/store/sqlite-store.ts';
import { parseConfig } from '../config/parse-config.ts';

/** The settings of a production build and of its server. */
export const productionSettings = {
  SITE_ENV: 'production',
  SITE_URL: 'https://grovemail.example',
  APP_URL: 'https://app.grovemail.example',
};

const benchSecret = 'a benchmark secret that protects nothing';

/** Serves a built site with our server, on a free port. */
export async function serveSite(siteDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-bench-'));
  const now = Date.now;
  const store = openSqliteStore({ path: join(folder, 'store.sqlite'), now });
  const app = await createApp({
    // No email is sent, so the API's required settings are not needed.
    config: parseConfig(productionSettings, 'site'),
    store,
    isShared: false,
    formTokenKey: benchSecret,
    trackingKeys: [benchSecret],
    digest: String,
    pushSecret: benchSecret,
    mailReportSecret: benchSecret,
    vapidPublicKey: benchSecret,
    now,
    newId: uuidV7Maker(now),
    siteDir,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
