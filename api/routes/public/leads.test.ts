import { errorEnvelope } from '@grovemail/contract/envelope.ts';
import { leads } from '@grovemail/contract/operations/leads.ts';
import { savings as savingsOf } from '@grovemail/domain/savings/savings.ts';
import { describe, expect, it } from 'vitest';
import { errorPage, formType, nothingStored, usedApp } from '../../app-suite/app-for-test.ts';
import { beforeEachApp, post, replaceApp, test } from '../../app-suite/each-app-for-test.ts';
import { demo, startup } from '../../app-suite/lead-samples-for-test.ts';

beforeEachApp(() => usedApp(errorPage));

const savings = leads.examples.body;
const { active_count: activeCount, current_cost: currentCost, services } = savings.metadata;
const computed = savingsOf({ activeCount, currentCost, services }).savings;
const applicant = startup.metadata;

const postForm = (url: string, payload: string) => post(url, payload, formType);

describe.each(['/demos', '/leads'])('400 %s', (url) => {
  it.each<[string, object, string]>([
    ['nothing', {}, 'Type must be'],
    ['another type', { type: 'admin', metadata: {} }, 'Type must be'],
    ['a type of the prototype', { type: 'constructor', metadata: {} }, 'Type must be'],
    ['no metadata', { type: 'demo' }, 'Metadata must'],
    ['a list as metadata', { type: 'demo', metadata: [] }, 'Metadata must'],
    ['two types', { type: 'demo', metadata: { ...demo.metadata, type: 'startup' } }, 'the same'],
    [
      'an unknown range',
      { type: 'demo', metadata: { ...demo.metadata, subscribers: '1:2' } },
      'Number of users',
    ],
    [
      'no company',
      { type: 'demo', metadata: { ...demo.metadata, company_name: ' ' } },
      'Company name is required.',
    ],
    [
      'zero customers (R297)',
      { ...savings, metadata: { ...savings.metadata, active_count: 0 } },
      'Please fill all fields.',
    ],
  ])('%s', async (_, payload, message) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(400);
    expect(errorEnvelope.parse(response.json()).error).toContain(message);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('400 form-encoded', () => {
  it('R298 gives a shared sentence once', async () => {
    const response = await postForm('/leads', 'type=savings');
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('<ul><li>Please fill all fields.</li></ul>');
  });

  it('rejects a field named __proto__', async () => {
    expect((await postForm('/demos', '__proto__=x&firstname=Ada')).statusCode).toBe(400);
    expect(await test.counts()).toEqual(nothingStored);
  });
});

describe('200', () => {
  it.each([
    ['/demos', demo],
    ['/leads', demo],
    ['/leads', { type: 'startup', metadata: applicant }],
    ['/leads', savings],
  ])('R340 R344 D1 %s stores the lead and returns its id', async (url, payload) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(200);
    const { id } = leads.response.schema.parse(response.json()).payload.data;
    const { type, metadata } = payload;
    expect(await test.store.listLeads()).toMatchObject([{ id, type, metadata }]);
    expect((await test.store.listOutbox()).map(({ topic }) => topic).toSorted()).toEqual([
      'lead.notify',
      'lead.receipt',
    ]);
  });

  it('notifies each operator by an entry of its own, and the sender once', async () => {
    const operators = ['first', 'second', 'third'].map((name) => `${name}@shop.example`);
    await replaceApp({ config: { mail: { operators, smtpUrl: null } } });
    await post('/leads', savings);
    const entries = (await test.store.listOutbox()).toReversed();
    expect(entries.map(({ topic, payload }) => [topic, payload.to])).toEqual([
      ['lead.notify', undefined],
      ['lead.notify', 'second@shop.example'],
      ['lead.notify', 'third@shop.example'],
      ['lead.receipt', undefined],
    ]);
  });

  it('never takes the savings figure from the browser', async () => {
    await post('/leads', { ...savings, metadata: { ...savings.metadata, savings: 9_999_999 } });
    const [lead] = await test.store.listLeads();
    expect(lead?.metadata.savings).toBe(computed);
  });

  it.each([
    ['/demos', demo],
    ['/leads', { type: 'startup', metadata: { ...applicant, tools: ['Mailer', 'a, b'] } }],
    ['/leads', { type: 'savings', metadata: { ...savings.metadata, savings: computed } }],
  ])('H5 %s keeps last and first touch, allow-listed and capped', async (url, lead) => {
    const marks = { utm_source: 'x'.repeat(300), gclid: 'g', stranger: 's', ref: 7 };
    const utm = `?utm_source=${'y'.repeat(3000)}`;
    const attribution = { utm, first_touch: marks };
    expect((await post(url, { ...lead, attribution })).statusCode).toBe(200);
    // A page from before the upgrade.
    const metadata = { ...lead.metadata, firstname: 'Eve', ...attribution };
    expect((await post(url, { ...lead, metadata })).statusCode).toBe(200);
    const kept = {
      utm: `utm_source=${'y'.repeat(1989)}`,
      first_touch: { utm_source: 'x'.repeat(200), gclid: 'g' },
    };
    expect((await test.store.listLeads()).map((stored) => stored.metadata)).toEqual([
      { ...lead.metadata, firstname: 'Eve', ...kept },
      { ...lead.metadata, ...kept },
    ]);
  });

  it('one key serves one operation', async () => {
    const headers = { 'idempotency-key': 'shared' };
    for (const url of ['/demos', '/leads']) {
      const response = await test.app.inject({ method: 'POST', url, payload: demo, headers });
      expect(response.statusCode).toBe(200);
    }
    expect(await test.counts()).toMatchObject({ leads: 2 });
  });
});

describe('303', () => {
  const flat = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const { type: _, ...fields } = demo.metadata;

  it.each<[string, string, string]>([
    ['/demos', flat(fields), '/demo/requested'],
    ['/demos', flat({ ...fields, type: 'demo' }), '/demo/requested'],
    ['/leads', flat(applicant), '/startup/applied'],
    [
      '/leads',
      'type=savings&firstname=Ada&lastname=Obi&email=a@b.co&contact_count=20,000&active_count=8000&current_cost=4200&services=campaign&services=push',
      '/calculator/sent',
    ],
  ])('%s with %s goes on to %s', async (url, payload, thanks) => {
    const response = await postForm(url, payload);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(thanks);
    expect(await test.counts()).toMatchObject({ leads: 1 });
  });

  it.each(['services=campaign&services=push', 'campaign=on&push=on'])(
    'R198 ticked services %s',
    async (ticked) => {
      const figures = 'contact_count=20&active_count=8&current_cost=4200';
      await postForm(
        '/leads',
        `type=savings&firstname=A&lastname=B&email=a@b.co&${figures}&${ticked}`,
      );
      const [lead] = await test.store.listLeads();
      expect(lead?.metadata.services).toEqual({
        campaign: true,
        automation: false,
        transactional: false,
        push: true,
      });
    },
  );

  it.each([
    ['tools=Mailer&tools=a+sheet', ['Mailer', 'a sheet']],
    ['tools=Mailer%2C+a+sheet%2C', ['Mailer', 'a sheet']],
    ['tools=&tools=', undefined],
    ['', undefined],
  ])('tools of a startup as %j', async (tools, expected) => {
    const response = await postForm('/leads', `${flat(applicant)}&${tools}`);
    expect(response.headers.location).toBe('/startup/applied');
    const [lead] = await test.store.listLeads();
    expect(lead?.metadata.tools).toEqual(expected);
  });

  it('H5 keeps attribution from hidden fields beside the rest', async () => {
    const hidden = flat({ ...fields, utm: 'utm_source=x', first_touch: 'utm_source=first&junk=1' });
    await postForm('/demos', hidden);
    const [lead] = await test.store.listLeads();
    expect(lead?.metadata).toEqual({
      ...demo.metadata,
      utm: 'utm_source=x',
      first_touch: { utm_source: 'first' },
    });
  });
});
