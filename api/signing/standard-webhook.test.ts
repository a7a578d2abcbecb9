import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { webhookHeaders } from './standard-webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const webhook = { id: 'msg_1', body: '{"name":"Grüße ₦"}', secret, sentAt: Date.now() };

describe('a signed webhook', () => {
  it('is verified by the reference library', () => {
    const headers = webhookHeaders(webhook);
    expect(new Webhook(secret).verify(webhook.body, headers)).toEqual({ name: 'Grüße ₦' });
  });

  it('is signed with both secrets during a rotation', () => {
    const previousSecret = `whsec_${btoa('y'.repeat(32))}`;
    const headers = webhookHeaders({ ...webhook, previousSecret });
    for (const one of [secret, previousSecret]) {
      expect(new Webhook(one).verify(webhook.body, headers)).toEqual({ name: 'Grüße ₦' });
    }
    expect(headers['webhook-signature']).toMatch(/^v1,[^ ,]+ v1,[^ ,]+$/);
    const other = new Webhook(`whsec_${btoa('z'.repeat(32))}`);
    expect(() => other.verify(webhook.body, headers)).toThrow();
  });

  it.each<[string, Partial<typeof webhook>, Partial<Record<string, string>>]>([
    ['with another body', { body: '{}' }, {}],
    ['with another id', {}, { 'webhook-id': 'msg_2' }],
    ['at another time', {}, { 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) + 1) }],
    ['signed with another secret', { secret: `whsec_${btoa('x'.repeat(32))}` }, {}],
    ['older than five minutes', { sentAt: Date.now() - 301_000 }, {}],
  ])('is rejected %s', (_, other, replaced) => {
    const headers = { ...webhookHeaders({ ...webhook, ...other }), ...replaced };
    expect(() =>
      new Webhook(secret).verify(webhook.body, headers as Record<string, string>),
    ).toThrow();
  });
});
