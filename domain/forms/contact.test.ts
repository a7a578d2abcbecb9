import { describe, expect, it } from 'vitest';
import { contactForm } from './contact.ts';
import { validate, validateField } from './form.ts';

const good = {
  fullname: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'Prices',
  body: 'How much for 3,000 contacts?',
};

describe('rejected', () => {
  it.each([
    // Nothing, blanks and line ends alone are all missing.
    ['fullname', '', 'Full name is required.'],
    ['fullname', ' \t\n ', 'Full name is required.'],
    ['fullname', undefined, 'Full name is required.'],
    ['fullname', null, 'Full name is required.'],
    ['subject', '', 'Subject of message is required.'],
    ['body', '   ', 'Body of message is required.'],
    ['email', '', 'Email address is required.'],
    ['email', '\u00a0', 'Email address is required.'],
    ['email', 'ada', 'Invalid email address.'],
    ['email', '@example.com', 'Invalid email address.'],
    ['email', 'ada@example', 'Invalid email address.'],
    ['email', 'ada@.c', 'Invalid email address.'],
    ['email', 'ada@example.c', 'Invalid email address.'],
    ['email', 'ada@example.c0', 'Invalid email address.'],
    ['email', 'ada@ex ample.com', 'Invalid email address.'],
    ['email', 'ada@ada@example.com', 'Invalid email address.'],
    ['email', `a@${'a.'.repeat(120)}c!`, 'Invalid email address.'],
    ['email', `${'a'.repeat(250)}@b.co`, 'Email address can be at most 254 characters long.'],
    ['fullname', 'a'.repeat(201), 'Full name can be at most 200 characters long.'],
    ['body', 'a'.repeat(5001), 'Message can be at most 5,000 characters long.'],
    ['fullname', 7, 'Full name must be text.'],
    ['fullname', ['Ada'], 'Full name must be text.'],
    ['body', { toString: 'x' }, 'Message must be text.'],
    ['subject', 'a\0b', 'Subject holds a character that cannot be stored. Please remove it.'],
    ['body', 'a\ud800b', 'Message holds a character that cannot be stored. Please remove it.'],
    ['body', '\udc00\ud800', 'Message holds a character that cannot be stored. Please remove it.'],
  ] as const)('R282–R287, D8 %s %j', (name, value, message) => {
    expect(validateField(contactForm, name, value)).toBe(message);
    expect(validate(contactForm, { ...good, [name]: value })).toEqual({
      ok: false,
      errors: { [name]: message },
    });
  });

  it('R288 names all four faults at once', () => {
    expect(validate(contactForm, {})).toEqual({
      ok: false,
      errors: {
        fullname: 'Full name is required.',
        email: 'Email address is required.',
        subject: 'Subject of message is required.',
        body: 'Body of message is required.',
      },
    });
  });

  it('ignores values of a prototype', () => {
    expect(validate(contactForm, Object.create(good)).ok).toBe(false);
  });
});

describe('accepted', () => {
  it.each([
    'ada@example.com',
    'ada+news@mail.example.co',
    'ADA@EXAMPLE.COM',
    'ada@пример.рф',
    'ada@उदाहरण.भारत',
    'ada@example.xn--p1ai',
    "o'brien@example.ie",
  ])('R286, D8 address %s', (email) => {
    expect(validateField(contactForm, 'email', email)).toBeNull();
  });

  it('R287 trims, drops unknown fields, and keeps emoji', () => {
    const values = { ...good, fullname: '  Ada 🌱 ', role: 'admin' };
    expect(validate(contactForm, values)).toEqual({
      ok: true,
      values: { ...good, fullname: 'Ada 🌱' },
    });
  });

  it('counts a line break of a posted form once, as maxlength does', () => {
    const body = `${'a\r\n'.repeat(2499)}ab`;
    const checked = validate(contactForm, { ...good, body });
    expect(checked).toMatchObject({ ok: true, values: { body: body.replaceAll('\r', '') } });
  });

  it('removes line breaks from single-line fields, against header injection', () => {
    const checked = validate(contactForm, { ...good, subject: 'Hi\r\nBcc: eve@example.com' });
    expect(checked).toMatchObject({ ok: true, values: { subject: 'Hi Bcc: eve@example.com' } });
  });

  it('accepts each field at its maximum length', () => {
    for (const { name, maxLength } of Object.values(contactForm.fields)) {
      if (name !== 'email') {
        expect(validateField(contactForm, name, 'a'.repeat(maxLength ?? 0))).toBeNull();
      }
    }
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`;
    expect(email).toHaveLength(254);
    expect(validateField(contactForm, 'email', email)).toBeNull();
  });
});
