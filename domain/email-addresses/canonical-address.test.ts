import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { canonicalAddress } from './canonical-address.ts';

describe('spellings of one mailbox', () => {
  it.each([
    ['full-width letters', 'zoe@ｖictim.example', 'zoe@victim.example'],
    ['mathematical letters', 'zoe@𝐯𝒊ctim.example', 'zoe@victim.example'],
    ['a ligature', 'zoe@ﬁx.example', 'zoe@fix.example'],
    ['an invisible variation selector', 'zoe@vic\u{fe0f}tim.example', 'zoe@victim.example'],
    ['capitals', 'ZOE@Victim.EXAMPLE', 'zoe@victim.example'],
    ['a full-width dot', 'zoe@victim。example', 'zoe@victim.example'],
    ['a full-width @', 'zoe＠victim.example', 'zoe@victim.example'],
    ['the Kelvin sign', '\u{212a}im@\u{212a}im.example', 'kim@kim.example'],
    ['letters of another script', 'a@bücher.example', 'a@xn--bcher-kva.example'],
    ['in capitals', 'a@BÜCHER.example', 'a@xn--bcher-kva.example'],
    ['a letter and its mark', 'a@bu\u{308}cher.example', 'a@xn--bcher-kva.example'],
    ['in ASCII', 'a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    ['in ASCII, in capitals', 'a@XN--BCHER-KVA.example', 'a@xn--bcher-kva.example'],
    ['a mark in the local part', 'zoe\u{308}@b.co', 'zoë@b.co'],
    ['marks in another order', 'a\u{323}\u{307}@b.co', 'ạ\u{307}@b.co'],
    ['the same marks, reversed', 'a\u{307}\u{323}@b.co', 'ạ\u{307}@b.co'],
  ])('%s: %s', (_, text, address) => {
    expect(canonicalAddress(text)).toBe(address);
    expect(addressKey(text)).toBe(address);
  });
});

describe('distinct mailboxes', () => {
  it.each([
    ['the dotless i of Turkish', 'a@ı.example', 'a@xn--cfa.example'],
    ['its dotted capital', 'a@İ.example', 'a@xn--i-9bb.example'],
    ['the dotless i in a local part', 'ı@b.co', 'ı@b.co'],
    ['the dotted capital in a local part', 'İ@b.co', 'i\u{307}@b.co'],
    ['the German sharp s', 'a@straße.example', 'a@xn--strae-oqa.example'],
    ['a sub-address', 'ada+news@b.co', 'ada+news@b.co'],
    ['dots', 'a.d.a@b.co', 'a.d.a@b.co'],
    ['a local part of full-width letters', 'ｚoe@b.co', 'ｚoe@b.co'],
  ])('%s: %s', (_, text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });
});

describe('not an address', () => {
  it.each([
    ['a dot at the end', 'zoe@victim.example.'],
    ['a full-width dot at the end', 'zoe@victim.example．'],
    ['a letter in a circle', 'zoe@ⓥictim.example'],
    ['a quoted local part', '"zoe"@victim.example'],
    ['two @ of different width', 'zoe＠victim@x.example'],
    ['a port', 'zoe@victim.example:80'],
    ['a path', 'zoe@victim.example/x'],
    ['a full-width slash', 'zoe@victim／x.example'],
    ['a joiner that domain names may not contain', 'zoe@a\u{200d}b.example'],
    ['a soft hyphen', 'zoe@vic\u{ad}tim.example'],
    ['a number that is an IP address', 'zoe@1.0x7f'],
    ['a local part of more than 64 octets', `${'\u{958}'.repeat(11)}@b.co`],
    ['a domain of more than 254 octets in ASCII', `a@${`${'ü'.repeat(30)}.`.repeat(7)}example`],
  ])('%s: %s', (_, text) => {
    expect(canonicalAddress(text)).toBeNull();
  });

  it('is still compared in lower case', () => {
    expect(addressKey('Call ME')).toBe('call me');
  });
});

const letter = fc.constantFrom(...'abikszßüéıİIKｖＶ𝐯ﬁſςΣ字', '\u{212a}', '\u{308}', '\u{fe0f}');
const label = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
const address = fc
  .tuple(label, fc.array(label, { minLength: 1, maxLength: 3 }))
  .map(([local, labels]) => `${local}@${labels.join('.')}.example`);
const spelling = fc.constantFrom<(text: string) => string>(
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
);

it('is idempotent', () => {
  fc.assert(
    fc.property(address, (text) => {
      const canonical = canonicalAddress(text);
      fc.pre(canonical !== null);
      expect(canonicalAddress(canonical)).toBe(canonical);
    }),
  );
});

it('is the same for spellings of a domain that resolve alike', () => {
  const resolved = (domain: string) => URL.parse(`http://${domain}`)?.hostname;
  fc.assert(
    fc.property(address, spelling, (text, spell) => {
      const domain = text.split('@')[1] ?? '';
      const canonical = canonicalAddress(`zoe@${domain}`);
      const respelled = canonicalAddress(`zoe@${spell(domain)}`);
      fc.pre(resolved(domain) === resolved(spell(domain)));
      fc.pre(canonical !== null && respelled !== null);
      expect(respelled).toBe(canonical);
    }),
  );
});

it('never throws, and rejects very long text without backtracking', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => addressKey(text)).not.toThrow();
    }),
  );
  expect(canonicalAddress(`${'a.'.repeat(500_000)}@`)).toBeNull();
  expect(canonicalAddress(`a@${'b-'.repeat(500_000)}`)).toBeNull();
});
