import { lineOfText } from '@grovemail/contract/fields/line-of-text.ts';
import { isAccountKey, type KeyScope, keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { Command, InvalidArgumentError } from 'commander';
import { keyFault, maxLabelLength, newKey, usualLabel } from '../../keys/new-key.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { NewKey } from '../../store/keys/key-store.ts';
import { toJson } from '../output/print.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { readNetwork, readScope } from './create-options.ts';
import { keyRecord } from './key-record.ts';

const examples = `
Examples:
  npm run ops -- keys create --test
  npm run ops -- keys create --label "Web shop"
  npm run ops -- keys create --scope send --strict
  npm run ops -- keys create --scope send --scope contacts --expires 90d --network 203.0.113.0/24
  KEY=$(npm run --silent ops -- keys create --test)

Only the key goes to standard output; notes about it go to standard error. It is shown once:
only its digest is stored. Calls with a test key are validated and stored separately, and nothing is sent.

Scopes (repeat --scope to combine them):
${scopeLines()}
`;

function scopeLines(): string {
  const helps: Record<KeyScope, string> = {
    all: 'every call under /v1 (the default)',
    read: 'read contacts, events and emails',
    send: 'send email and record events',
    contacts: 'store and delete contacts',
    webhooks: 'create, change and test webhooks, and replay their messages',
    templates: 'read, store and render templates',
    suppressions: 'read, add and lift suppressions',
    'push-only':
      'save push subscriptions and nothing else; such a key may be published in pages (short: push)',
  };
  return keyScopes.map((scope) => `  ${scope.padEnd(14)}${helps[scope]}`).join('\n');
}

interface Options {
  label?: string;
  test?: boolean;
  strict?: boolean;
  scope?: KeyScope[];
  expires?: number;
  network?: string[];
  json?: true;
}

export function keysCreateCommand(io: OpsIo): Command {
  return new Command('create')
    .description('create a key and show it once')
    .option('--label <text>', 'a name to recognize it by in the list', readLabel)
    .option('--test', 'create a test key: data is stored separately, and nothing is sent')
    .option('--scope <scope>', 'what it may do; repeatable', readScope)
    .option(
      '--strict',
      'reject emails with a placeholder without a value, unless the call sets `strict: false`',
    )
    .option('--expires <time>', 'how long it is valid, such as 90d or 12h', readDuration)
    .option(
      '--network <network>',
      'accept it only from this network, such as 203.0.113.0/24; repeatable',
      readNetwork,
    )
    .option('--json', 'print a JSON object instead of text')
    .addHelpText('after', examples)
    .action(
      async ({ label, test: isTest = false, strict: isStrict = false, ...options }: Options) => {
        const { scope: scopes = ['all'], network: networks = [], json } = options;
        const settings = { scopes, isTest, isStrict, networks };
        const fault = keyFault(settings);
        if (fault) throw new OperatorError(`${fault.why}: ${remedies[fault.at]}`);
        const { key, digest } = newKey(settings);
        const createdAt = Date.now();
        const row = {
          id: uuidV7Maker(() => createdAt)(),
          createdAt,
          label: label ?? usualLabel(settings),
          ...settings,
          endsAt: options.expires === undefined ? null : createdAt + options.expires,
        };
        await using store = await io.openOrCreateStore();
        await store.addKey({ ...row, digest });
        if (json) {
          io.print(`${toJson({ ...keyRecord(row), key })}\n`);
        } else {
          io.print(`${key}\n`);
          io.printError(io.asRunHere(notesOn(row)));
        }
      },
    );
}

const remedies = {
  network: 'remove --network.',
  test: 'remove --test.',
  strict: 'add --scope send, or remove --strict.',
};

type NewRow = Omit<NewKey, 'digest'>;

function readLabel(text: string): string {
  const label = lineOfText(maxLabelLength).safeParse(text);
  if (label.success) return label.data;
  throw new InvalidArgumentError(`Expected one line of 1 to ${maxLabelLength} characters.`);
}

/** Hours or days, at most ten years. */
function readDuration(text: string): number {
  const [, count = '', unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? [];
  const duration = Number(count) * (unit === 'h' ? hour : 24 * hour);
  if (duration > 0 && duration <= 3_650 * 24 * hour) return duration;
  throw new InvalidArgumentError('Expected hours or days up to 3650d, such as 12h or 90d.');
}

const hour = 60 * 60_000;

function notesOn({ id, isTest, isStrict, scopes, endsAt, networks }: NewRow): string {
  const can = scopes.map((scope) => abilities[scope]).join(', ');
  const advice = isAccountKey(scopes)
    ? 'Keep it out of pages and repositories.'
    : 'You may publish it in your pages.';
  return [
    'Copy the key now: only its digest is stored, so it cannot be shown again.',
    isTest
      ? 'It is a test key: calls are validated and stored separately, and nothing is sent.'
      : `It is a live key: anyone who has it can ${can}. ${advice}`,
    ...(isStrict ? ['It is strict: an email with a placeholder without a value is rejected.'] : []),
    ...(endsAt === null ? [] : [`It expires at ${isoTimestamp(endsAt)}.`]),
    ...(networks.length === 0 ? [] : [`It works only from ${networks.join(', ')}.`]),
    'Send it with each call as Authorization: Bearer <key>.',
    `Revoke it with: npm run ops -- keys revoke ${id}`,
    '',
  ].join('\n');
}

const abilities: Record<KeyScope, string> = {
  all: 'read and change contacts and send mail in your name',
  read: 'read contacts, events and emails',
  send: 'send mail and record events in your name',
  contacts: 'store and delete contacts',
  webhooks: 'change where events are posted',
  templates: 'read and change templates',
  suppressions: 'read, add and lift suppressions',
  'push-only': 'save push subscriptions in your name',
};
