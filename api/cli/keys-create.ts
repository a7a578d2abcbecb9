import { randomBytes } from 'node:crypto';
import { lineOfText } from '@grovemail/contract/schema-input.ts';
import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { apiKeyDigest, apiKeyOf } from '@grovemail/domain/keys/api-key.ts';
import { isAccountKey, type KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import { Command, InvalidArgumentError } from 'commander';
import { uuidV7Maker } from '../store/database/uuid-v7.ts';
import type { NewKey } from '../store/keys/key-store.ts';
import { toJson } from './json-array.ts';
import { keyRecord } from './key-record.ts';
import { readNetwork } from './network-option.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';
import { readScope } from './scope-option.ts';

const longestLabel = 100;

const examples = `
Examples:
  npm run ops -- keys create --test
  npm run ops -- keys create --label "Web shop"
  npm run ops -- keys create --scope send --scope contacts --expires 90d --network 203.0.113.0/24
  KEY=$(npm run --silent ops -- keys create --test)

The key stands alone on standard output, what is said about it on standard error. It is shown once:
only a digest of it is stored. With a test key, calls are checked and stored apart, and nothing is sent.

Scopes, as many as are needed:
  all       every call under /v1 (the default)
  read      what only looks: contacts, events, mails
  contacts  storing and deleting contacts
  send      sending mails and recording events
  push      saving push subscriptions, alone; such a key may stand in pages (push-only means the same)
`;

interface Options {
  label?: string;
  test?: boolean;
  scope?: KeyScope[];
  expires?: number;
  network?: string[];
  json?: true;
}

/** `keys create`: makes a key, stores its digest and shows it this once. */
export function keysCreateCommand(io: OpsIo): Command {
  return new Command('create')
    .description('make a key and show it once')
    .option('--label <text>', 'what you call it, to know it again in the list', readLabel)
    .option('--test', 'for trying things out: stored apart, and nothing is sent')
    .option('--scope <scope>', 'what it opens; may be given several times', readScope)
    .option('--expires <time>', 'after which time it opens nothing, as in 90d or 12h', readSpan)
    .option(
      '--network <network>',
      'from where alone it may be used, as in 203.0.113.0/24; may be given several times',
      readNetwork,
    )
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', examples)
    .action(async ({ label, test: isTest = false, json, ...given }: Options) => {
      const { scope: scopes = ['all'], network: networks = [] } = given;
      if (!isAccountKey(scopes) && networks.length > 0) {
        throw new OperatorError('A key for pages is used from everywhere: leave --network out.');
      }
      const key = await apiKeyOf(randomBytes(32), { test: isTest });
      const createdAt = Date.now();
      const row = {
        id: uuidV7Maker(() => createdAt)(),
        createdAt,
        label: label ?? (isTest ? 'Test key' : 'Live key'),
        scopes,
        isTest,
        endsAt: given.expires === undefined ? null : createdAt + given.expires,
        networks,
      };
      const store = await io.openOrMakeStore();
      try {
        await store.addKey({ ...row, digest: await apiKeyDigest(key) });
      } finally {
        await store.close();
      }
      if (json) {
        io.print(`${toJson({ ...keyRecord(row), key })}\n`);
      } else {
        io.print(`${key}\n`);
        io.complain(remarks(row));
      }
    });
}

type NewRow = Omit<NewKey, 'digest'>;

function readLabel(text: string): string {
  const label = lineOfText(longestLabel).safeParse(text);
  if (label.success) return label.data;
  throw new InvalidArgumentError(`It must be one line of 1 to ${longestLabel} characters.`);
}

/** Hours and days; ten years are as good as for ever. */
function readSpan(text: string): number {
  const [, count = '', unit] = /^(\d{1,5})([dh])$/.exec(text.trim()) ?? [];
  const span = Number(count) * (unit === 'h' ? hour : 24 * hour);
  if (span > 0 && span <= 3_650 * 24 * hour) return span;
  throw new InvalidArgumentError('It must be hours or days up to 3650d, as in 12h or 90d.');
}

const hour = 60 * 60_000;

function remarks({ id, isTest, scopes, endsAt, networks }: NewRow): string {
  const can = scopes.map((scope) => powers[scope]).join(', ');
  const place = isAccountKey(scopes)
    ? 'Keep it out of pages and repositories.'
    : 'It may stand in your pages.';
  return [
    'Copy the key now: it is not stored, only a digest of it, and nobody can show it again.',
    isTest
      ? 'It is a test key: calls are checked and stored apart, and nothing is sent.'
      : `It is a live key: whoever has it can ${can}. ${place}`,
    ...(endsAt === null ? [] : [`It opens nothing from ${isoMoment(endsAt)} on.`]),
    ...(networks.length === 0 ? [] : [`It may be used from ${networks.join(', ')} alone.`]),
    'Send it with each call as Authorization: Bearer <key>.',
    `Revoke it with: npm run ops -- keys revoke ${id}`,
    '',
  ].join('\n');
}

const powers: Record<KeyScope, string> = {
  all: 'read and change contacts and send mail in your name',
  read: 'read contacts, events and mails',
  send: 'send mail and record events in your name',
  contacts: 'store and delete contacts',
  'push-only': 'save push subscriptions in your name',
};
