// Runs commands for end-to-end tests, since starting a process takes longer than a command.

import { parseConfig } from '@grovemail/config/parse-config.ts';
import { runOn } from './ops-for-test.ts';

interface Request {
  id: string;
  settings: { DATA_DIR: string; SITE_URL: string };
  command: readonly string[];
}

process.on('message', async ({ id, settings, command }: Request) => {
  const config = () => parseConfig(settings);
  const ran = await runOn(settings.DATA_DIR, command, { config, width: null });
  // The parent may have ended while the command ran.
  process.send?.({ id, ...ran }, () => {});
});
// Its parent has ended.
process.on('disconnect', () => process.exit());
