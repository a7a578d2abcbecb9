import type { VariableName } from '@grovemail/config/variables.ts';

/**
 * The steps that remain after the settings are written.
 * @param values that `parseConfig` accepts
 */
export function nextSteps(file: string, values: Partial<Record<VariableName, string>>): string {
  const { SITE_URL = '', MAIL_FROM = '', DATABASE_URL = '' } = values;
  const backups = [
    'Make the folder of backups: sudo install -d -o grovemail -m 700 /var/backups/grovemail',
    `Create a key for backups where you keep it, off this server: npm run ops -- store backup-key ~/backup-key.txt. It prints BACKUP_RECIPIENT for ${file}.`,
  ];
  const domain = MAIL_FROM.replace(/>$/, '').split('@').at(-1);
  const steps = [
    'Replace the samples, which sudo deploy/ops doctor lists (guides/configuration.md).',
    ...(DATABASE_URL === ''
      ? backups
      : ['Create the role and the database that DATABASE_URL names (createuser, createdb).']),
    `Let ${new URL(SITE_URL).hostname} point to this machine, with a proxy that ends TLS (guides/behind-tls.md).`,
    `Publish SPF, DKIM and DMARC for ${domain}, as your mail server's provider says.`,
    `Build the site: sudo sh -c 'set -a; . ${file}; npm run build'`,
    'Start the server: deploy/grovemail@.service (guides/behind-tls.md)',
    'Check it all: sudo deploy/ops doctor',
  ];
  return `Wrote ${file}, which only its owner can read. What is left:\n${steps
    .map((step, index) => `  ${index + 1}. ${step}\n`)
    .join('')}`;
}
