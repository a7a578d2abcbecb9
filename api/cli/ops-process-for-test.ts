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
  process.send?.({ id, ...(await runOn(settings.DATA_DIR, command, { config, width: null })) });
});
// Its parent has ended.
process.on('disconnect', () => process.exit());
