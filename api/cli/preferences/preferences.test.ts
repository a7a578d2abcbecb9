import { parseConfig } from '@grovemail/config/parse-config.ts';
import { readPreferencePath } from '@grovemail/domain/preferences/preference-link.ts';
import { describe, expect, it } from 'vitest';
import { verifyTrackingId } from '../../signing/tracking-id.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Suppression } from '../../store/suppressions/suppression-store.ts';
import { suppression } from '../../store-suite/account-calls.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, server } from '../ops-store-for-test.ts';

const now = () => Date.UTC(2026, 10, 21, 9);
const newId = uuidV7Maker(now);
const email = 'ada.o+news@mail.example';

beforeEachOps({ now });

function ops(command: string, keys: string[] | null = null) {
  const config = {
    ...parseConfig({ SITE_URL: 'https://grovemail.example' }),
    trackingKeys: keys,
  };
  return runOn(dataDir, `preferences ${command}`, { config: () => config, width: null });
}

const stop = (changes: Partial<Suppression> = {}) =>
  server.suppress(suppression({ email, list: 'news', contactId: 'c-1', at: now(), ...changes }));

describe('2 invalid usage', () => {
  it.each([
    ['', 'Usage: ops preferences'],
    ['shwo', '(Did you mean show?)'],
    ['show', "missing required argument 'email'"],
    ['show ada', 'Expected an email address.'],
    [`show ${'e'.repeat(250)}@mail.example`, 'Expected an email address.'],
    ['link --email a@b.co --list news', "required option '--contact <id>'"],
    ['link --email a@b.co --contact 7', "required option '--list <list>'"],
    ['link --contact 7 --list news', "required option '--email <address>'"],
    ['link --email a@b.co --contact 7 --list ne.ws', 'letters, digits, _ and -'],
    ['link --email a@b.co --contact 7 --list *', 'letters, digits, _ and -'],
    ['link --email a@b.co --contact 7 --list news --account é', 'letters, digits'],
    ['suppress --email a@b.co --list news --all', "cannot be used with option '--list <list>'"],
    ['export --format xml', 'Allowed choices are csv, json'],
  ])('ops preferences %s', async (command, hint) => {
    expect(await ops(command)).toEqual(failed(2, hint));
  });
});

describe('1 failure', () => {
  it('rejects a call without --list', async () => {
    const { code, stderr } = await ops(`suppress --email ${email}`);
    expect([code, stderr]).toEqual([1, 'Name the list with --list <list>, or use --all.\n']);
    expect(await server.listSuppressions()).toEqual([]);
  });
});

describe('0 show', () => {
  it('reports that there is none', async () => {
    expect(await ops(`show ${email}`)).toMatchObject({
      code: 0,
      stdout: 'Nothing is stopped for this address.\n',
    });
    expect((await ops(`show ${email} --json`)).stdout).toBe('[]\n');
  });

  it('shows every choice of an address, case-insensitively, with time and source', async () => {
    await stop({ source: 'one_click' });
    const changeId = newId();
    await stop({ list: '*', changeId });
    await server.explainSuppression(changeId, 'too_many');
    await server.undoSuppression(changeId);
    await stop({ email: 'eve@mail.example' });
    const { stdout } = await ops(`show ${email.toUpperCase()}`);
    const [headings, all = '', news = '', ...rest] = stdout.trimEnd().split('\n');
    expect(headings).toMatch(/^List +Account +Since +Source +Why +State$/);
    expect(all).toMatch(/^all lists +site +2026-11-21 .* page +too_many +lifted 2026-11-21/);
    expect(news).toMatch(/^news +site +2026-11-21 .* one_click +stopped$/);
    expect(rest).toEqual([]);
    expect(JSON.parse((await ops(`show ${email} --json`)).stdout)).toMatchObject([
      { email, list: '*', reason: 'too_many', liftedAt: '2026-11-21T09:00:00.000Z' },
      { email, list: 'news', source: 'one_click', contactId: 'c-1', liftedAt: null },
    ]);
  });
});

describe('0 link', () => {
  it('R317 prints a link that the server accepts, and stores its key', async () => {
    const { code, stdout } = await ops(`link --email ${email} --contact c/1 --list news`);
    expect(code).toBe(0);
    const { origin, pathname } = new URL(stdout.trim());
    expect(origin).toBe('https://grovemail.example');
    const link = readPreferencePath(pathname);
    expect(link).toMatchObject({ email, id: 'c/1' });
    const key = await server.secret('tracking', { value: 'too late for another', createdAt: 0 });
    expect(
      await verifyTrackingId(link?.trackingId ?? '', { email, id: 'c/1' }, [key]),
    ).toMatchObject({
      account: 'site',
      list: 'news',
    });
  });

  it('signs with the newest of the configured keys', async () => {
    const keys = ['the newest of the configured keys', 'an older one, still good'];
    const { stdout } = await ops(`link --email ${email} --contact 7 --list n --account acc`, keys);
    const { trackingId = '', ...recipient } = readPreferencePath(
      new URL(stdout.trim()).pathname,
    ) ?? {
      email: '',
      id: '',
    };
    expect(await verifyTrackingId(trackingId, recipient, keys.slice(0, 1))).toMatchObject({
      account: 'acc',
    });
  });
});

describe('0 suppress', () => {
  it('E9 suppresses a list as the operator, and after a complaint for good', async () => {
    const { stdout } = await ops(`suppress --email ${email.toUpperCase()} --list news`);
    expect(stdout).toBe('Stopped: the list news.\n');
    expect(await server.findSuppressions(email)).toMatchObject([
      { source: 'operator', list: 'news' },
    ]);
    await ops(`suppress --email ${email} --list news --complaint`);
    expect(await stop()).toEqual({ canUndo: false });
    expect(await server.findSuppressions(email)).toMatchObject([{ source: 'complaint' }]);
  });

  it('notifies subscribed webhooks, once', async () => {
    const hook = { id: newId(), createdAt: 0, url: 'https://hooks.example/', secret: 'whsec_x' };
    await server.addWebhook({ ...hook, eventCodes: [], types: ['contact.unsubscribed'] });
    for (let time = 0; time < 2; time++) await ops(`suppress --email ${email} --list news`);
    expect(await server.listOutbox()).toMatchObject([
      {
        topic: 'webhook.send',
        payload: {
          webhookId: hook.id,
          type: 'contact.unsubscribed',
          data: { email, list: 'news', source: 'operator' },
        },
      },
    ]);
  });

  it('suppresses all lists of an account', async () => {
    expect((await ops(`suppress --email ${email} --all --account acc`)).stdout).toBe(
      'Stopped: all lists.\n',
    );
    expect(await server.isSuppressed({ account: 'acc', email, list: 'any' })).toBe(true);
  });
});

describe('0 lift', () => {
  it('allows mail again, after a complaint too, to this address only', async () => {
    const other = 'eve@mail.example';
    await stop({ source: 'complaint' });
    await stop({ list: '*' });
    await stop({ email: other });
    expect((await ops(`lift --email ${email.toUpperCase()} --list news`)).stdout).toBe(
      'Lifted: the list news.\n',
    );
    expect((await ops(`lift --email ${email} --all`)).stdout).toBe('Lifted: all lists.\n');
    expect(await server.isSuppressed({ account: 'site', email, list: 'news' })).toBe(false);
    expect(await server.isSuppressed({ account: 'site', email: other, list: 'news' })).toBe(true);
  });

  it('rejects an address without that suppression, and a call without a list', async () => {
    expect(await ops(`lift --email ${email} --list news`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Mail to that address was not stopped for the list news.'),
    });
    expect((await ops(`lift --email ${email}`)).stderr).toContain('Name the list');
  });
});

describe('0 export', () => {
  it('writes every choice as CSV that no spreadsheet runs', async () => {
    await stop({ email: '=cmd@mail.example' });
    await stop({ list: '*' });
    const [headings, all, formula, ...rest] = (await ops('export')).stdout.split('\r\n');
    expect(headings).toBe(
      'id,account,email,list,contactId,since,changedAt,source,reason,liftedAt,endsAt',
    );
    expect(all).toContain(`,site,${email},*,c-1,2026-11-21T09:00:00.000Z,`);
    expect(formula).toContain(",'=cmd@mail.example,");
    expect(rest).toEqual(['']);
  });

  it('writes more than one page of them as JSON', async () => {
    for (let at = 0; at < 510; at += 1) await stop({ list: `list-${at}` });
    const rows = JSON.parse((await ops('export --format json')).stdout);
    expect(rows).toHaveLength(510);
    expect(rows[0]).toMatchObject({ list: 'list-509', source: 'page' });
  });

  it('writes only the header when there is nothing', async () => {
    expect((await ops('export')).stdout.split('\r\n')).toHaveLength(2);
  });
});
