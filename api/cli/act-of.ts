import { randomBytes } from 'node:crypto';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { Command } from 'commander';
import type { Act } from '../store/audit/audit-store.ts';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';

/** Options whose values a parser keeps to letters, digits, `_` and `-`; of others the name alone is told. */
const toldOptions = ['list', 'account', 'scope'];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What a command is about to do, for the audit log. An operator may type an address or a key anywhere, so
 * nothing that was typed is told but ids and the names of options.
 */
export function actOf(command: Command | null, operator: string): Act {
  const createdAt = Date.now();
  const options: Record<string, unknown> = command?.opts() ?? {};
  const told = Object.entries(options)
    .filter(([name]) => command?.getOptionValueSource(name) === 'cli')
    .flatMap(([name, value]) => toldAs(name, value));
  const act = {
    ...{ id: uuidV7Maker(() => createdAt)(), createdAt, operator },
    command: [...pathOf(command), ...told].join(' '),
  };
  const email = typeof options.email === 'string' ? canonicalAddress(options.email.trim()) : null;
  if (email !== null)
    return { ...act, person: email, newKey: randomBytes(32).toString('base64url') };
  const ids = (command?.args ?? []).filter((argument) => uuid.test(argument));
  return { ...act, subject: ids.length > 0 ? ids.join(' ') : null };
}

function toldAs(name: string, value: unknown): string[] {
  // The address stands as the subject.
  if (name === 'email') return [];
  const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return toldOptions.includes(name) ? [option, String(value)] : [option];
}

function pathOf(command: Command | null): string[] {
  return command?.parent ? [...pathOf(command.parent), command.name()] : [];
}
