import { randomBytes } from 'node:crypto';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { Command } from 'commander';
import type { Act } from '../../store/audit/audit-store.ts';
import { givenNameOf, isGivenName } from '../process/given-name.ts';

/** Options whose parsers allow only letters, digits, `_` and `-`. Only the names of other options are logged. */
const loggedOptions = ['list', 'account', 'scope', 'cause'];

/**
 * The audit log entry of a command. Operators may type an address or a key anywhere, so only names of options and values
 * of `loggedOptions` are logged. The store names what each change was about.
 */
export function auditEntryOf(command: Command | null, operator: string): Act {
  const options: Record<string, unknown> = command?.opts() ?? {};
  const logged = Object.entries(options)
    .filter(([name]) => command?.getOptionValueSource(name) === 'cli')
    .filter(([name]) => !isGivenName(command, name))
    .flatMap(([name, value]) => loggedOption(name, value));
  const act = {
    operator,
    givenName: givenNameOf(command),
    command: [...pathOf(command), ...logged].join(' '),
    newKey: randomBytes(32).toString('base64url'),
  };
  const email = typeof options.email === 'string' ? canonicalAddress(options.email.trim()) : null;
  if (email !== null) return { ...act, subject: { person: email } };
  return { ...act, subject: null };
}

function loggedOption(name: string, value: unknown): string[] {
  // The subject of the entry.
  if (name === 'email') return [];
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return loggedOptions.includes(name) ? [option, String(value)] : [option];
}

function pathOf(command: Command | null): string[] {
  return command?.parent ? [...pathOf(command.parent), command.name()] : [];
}
