import { describe, expect, it } from 'vitest';
import { reply, replyLink } from './reply-link.ts';

const enquiry = {
  email: 'ada@shop.example',
  kind: 'enquiry',
  summary: 'Prices',
  message: 'Hi',
} as const;

describe('a link to a reply', () => {
  it('quotes what they wrote', () => {
    expect(replyLink(enquiry)).toBe(
      'mailto:ada@shop.example?subject=Re%3A%20Prices&body=%0D%0A%0D%0A%3E%20Hi',
    );
    expect(reply({ ...enquiry, message: 'a\nb\r\nc' }).body).toBe('\r\n\r\n> a\r\n> b\r\n> c');
  });

  it.each([
    'a?bcc=b@c.example',
    'a&cc=b@c.example',
    'a%0ABcc: b@c.example',
    'a,b@c.example',
    'a@b.example?bcc=c@d.example',
    'a@b.example,c@d.example',
    'a"\r\nBcc: b@c.example',
  ])('adds no recipient for %j', (email) => {
    const link = replyLink({ ...enquiry, email });
    const [to = '', query = '', ...rest] = link.slice('mailto:'.length).split('?');
    expect(rest).toEqual([]);
    expect([...new URLSearchParams(query).keys()]).toEqual(['subject', 'body']);
    expect(to.replace('@', '')).toMatch(/^[\w.%~-]*$/);
    expect(decodeURIComponent(to)).toBe(email);
  });

  it('adds no header by its subject', () => {
    const link = replyLink({ ...enquiry, summary: 'x&bcc=b@c.example\r\nBcc: b@c.example' });
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link).not.toMatch(/[\r\n]/);
  });

  it('stops after 1,500 characters, and never within one', () => {
    const { body } = reply({ ...enquiry, message: `${'a'.repeat(1_499)}😀😀` });
    expect(body).toBe(`\r\n\r\n> ${'a'.repeat(1_499)} …`);
    expect(() => replyLink({ ...enquiry, message: `${'a'.repeat(1_499)}😀😀` })).not.toThrow();
  });
});
