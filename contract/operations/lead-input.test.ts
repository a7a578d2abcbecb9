import { savings } from '@grovemail/domain/savings/savings.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadInput } from './lead-input.ts';
import { demos } from './leads.ts';

const applicant = {
  firstname: 'Ada',
  lastname: 'Obi',
  company_name: 'Obi Foods',
  email: 'not checked',
  phone_number: 'any 0800',
};
const { type: _, ...example } = demos.examples.body.metadata;
const demo = { ...example, ...applicant };
const startup = { ...applicant, subscribers: '10:50K', budget: '1K:5K' };
const services = { campaign: true, automation: true };
const savingsLead = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  contact_count: 2000,
  active_count: 1000,
  current_cost: 1000,
  services,
};

describe('rejected', () => {
  it.each([
    [{}, { type: 'Type must be demo, startup or savings.' }],
    [{ type: 'toString', metadata: demo }, { type: 'Type must be demo, startup or savings.' }],
    [{ type: ['demo'], metadata: demo }, { type: 'Type must be demo, startup or savings.' }],
    [{ type: 'demo' }, { metadata: 'Metadata must hold the fields of the form.' }],
    [
      { type: 'demo', metadata: [demo] },
      { metadata: 'Metadata must hold the fields of the form.' },
    ],
    [
      { type: 'demo', metadata: { ...demo, type: 'startup' } },
      { 'metadata.type': 'Type must be the same outside and inside metadata.' },
    ],
    [
      { type: 'demo', metadata: { ...demo, subscribers: '10:50K' } },
      { 'metadata.subscribers': 'Number of users must be one of the listed choices.' },
    ],
    [
      { type: 'startup', metadata: { ...startup, budget: '', phone_number: ' ' } },
      {
        'metadata.phone_number': 'Phone number is required.',
        'metadata.budget': 'Budget is required.',
      },
    ],
    ...[
      [Array.from({ length: 21 }, (_, at) => `tool ${at}`), 'Please name at most 20 tools.'],
      [['x'.repeat(61)], 'Each tool can be at most 60 characters long.'],
      [`a, ${'x'.repeat(61)}`, 'Each tool can be at most 60 characters long.'],
      [[1], 'Tools you use today must be a list of names.'],
      [['a', null], 'Tools you use today must be a list of names.'],
      [{ 0: 'a' }, 'Tools you use today must be a list of names.'],
      [true, 'Tools you use today must be a list of names.'],
      ['a\0b', 'Tools you use today holds a character that cannot be stored. Please remove it.'],
      [
        ['\ud800'],
        'Tools you use today holds a character that cannot be stored. Please remove it.',
      ],
    ].map(([tools, message]): [Record<string, unknown>, object] => [
      { type: 'startup', metadata: { ...startup, tools } },
      { 'metadata.tools': message },
    ]),
    [
      { type: 'savings', metadata: { ...savingsLead, active_count: 0, lastname: '' } },
      {
        'metadata.active_count': 'Please fill all fields.',
        'metadata.lastname': 'Please fill all fields.',
      },
    ],
  ])('%j', (body, errors) => {
    expect(leadInput.check(body)).toEqual({ ok: false, errors });
  });

  it('never throws, whatever arrives', () => {
    const body = fc.record({
      type: fc.constantFrom('demo', 'startup', 'savings', '__proto__'),
      metadata: fc.anything({ withNullPrototype: true, withBigInt: true }),
    });
    fc.assert(
      fc.property(body, (input) => {
        expect(leadInput.check(input).ok).toBe(false);
      }),
    );
  });
});

describe('accepted', () => {
  it('D2 repeats the type inside a demo and checks no format (R293, D14)', () => {
    expect(leadInput.check({ type: 'demo', metadata: demo })).toEqual({
      ok: true,
      values: { type: 'demo', metadata: { type: 'demo', ...demo }, attribution: {} },
    });
  });

  it('D3 takes a startup application', () => {
    const lead = { type: 'startup', metadata: { type: 'startup', ...startup } };
    expect(leadInput.check(lead)).toEqual({ ok: true, values: { ...lead, attribution: {} } });
  });

  it.each<[unknown, string[] | undefined]>([
    [
      ['Mailer ', 'a sheet', 'Mailer'],
      ['Mailer', 'a sheet'],
    ],
    [['One, two'], ['One, two']],
    ['Mailer, a\n sheet,,Mailer, ', ['Mailer', 'a sheet']],
    [Array.from({ length: 20 }, (_, at) => `${at}`.padStart(60, 'x')), undefined],
    ['', undefined],
    [' , ', undefined],
    [[], undefined],
    [['', ' '], undefined],
    [null, undefined],
    [undefined, undefined],
  ])('takes the tools of a startup, or none: %j', (tools, expected) => {
    const checked = leadInput.check({ type: 'startup', metadata: { ...startup, tools } });
    const kept = Array.isArray(tools) && tools.length === 20 ? tools : expected;
    expect(checked).toMatchObject({ ok: true });
    if (checked.ok) expect(checked.values.metadata).toHaveProperty('tools', kept);
  });

  it('keeps tools for startups only', () => {
    const checked = leadInput.check({ type: 'demo', metadata: { ...demo, tools: ['Mailer'] } });
    expect(JSON.stringify(checked)).not.toContain('Mailer');
  });

  it.each([1_000_000, null, '', '2768.94', [], Number.NaN])(
    'computes the savings and ignores %j of the client',
    (figure) => {
      const metadata = { ...savingsLead, savings: figure };
      expect(leadInput.check({ type: 'savings', metadata })).toMatchObject({
        ok: true,
        values: {
          metadata: {
            type: 'savings',
            savings: savings({ activeCount: 1000, currentCost: 1000, services }).savings,
            services: { ...services, transactional: false, push: false },
          },
        },
      });
    },
  );

  it('keeps valid attribution and never rejects a lead for invalid', () => {
    const touch = { utm_source: 'x'.repeat(300), utm_term: 5, stranger: 'y', ref: 'kofi' };
    const given = { utm: `?a=${'b'.repeat(3000)}`, first_touch: touch };
    const expected = {
      ok: true,
      values: {
        type: 'demo',
        metadata: { type: 'demo', ...demo },
        attribution: {
          utm: `a=${'b'.repeat(1998)}`,
          first_touch: { utm_source: 'x'.repeat(200), ref: 'kofi' },
        },
      },
    };
    expect(leadInput.check({ type: 'demo', metadata: demo, attribution: given })).toEqual(expected);
    // Forms without script and earlier pages send it among the fields.
    expect(leadInput.check({ type: 'demo', metadata: { ...demo, ...given } })).toEqual(expected);
  });

  it.each([null, 'utm_source=x', 5, [], [{ utm: 'x' }], { utm: 5, first_touch: [] }])(
    'drops %j as attribution',
    (given) => {
      const checked = leadInput.check({ type: 'demo', metadata: demo, attribution: given });
      expect(checked).toMatchObject({ ok: true, values: { attribution: {} } });
    },
  );
});
