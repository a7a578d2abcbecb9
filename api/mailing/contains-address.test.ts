import { describe, expect, it } from 'vitest';
import { containsAddress, namesAddress } from './contains-address.ts';

const zoe = 'zoe@victim.example';

describe('finds', () => {
  it.each([
    ['alone', zoe],
    ['in capitals, in full width', ' ZOE@ｖictim.example\n'],
    ['in a list', 'Zoe <zoe@victim.example>, a@b.co;c@d.co'],
    ['with a scheme', 'write to mailto:zoe@victim.example.'],
    ['with a scheme and a query', 'mailto:zoe@victim.example?subject=x'],
    ['in a path', 'https://shop.example/users/zoe@victim.example/edit'],
    ['in a query', 'https://shop.example/?a=1&to=zoe@victim.example&b=2'],
    ['in a query, encoded', 'https://shop.example/?to=zoe%40victim.example'],
    ['in a query, encoded with what is before it', 'x.example/?q=an%20zoe%40victim%2Eexample%3A'],
    ['in single quotes', "it is 'zoe@victim.example'!"],
    ['after an open quote', "it is 'zoe@victim.example."],
    ['in double quotes', '"zoe@victim.example"'],
    ['in curly quotes', 'Please remove “zoe@victim.example”'],
    ['in low quotes', '„zoe@victim.example“ und ‚zoe@victim.example‘'],
    ['in guillemets', '«zoe@victim.example»'],
    ['in corner brackets', '「zoe@victim.example」'],
    ['in lenticular brackets', '【zoe@victim.example】'],
    ['after an elision', "l’adresse d’zoe@victim.example et d'autres"],
    ['between dashes', 'she—zoe@victim.example—wrote'],
    ['between double hyphens', 'she--zoe@victim.example--wrote'],
    ['after an ellipsis', 'write to...zoe@victim.example…'],
    ['in Markdown', '[me](mailto:zoe@victim.example) **zoe@victim.example** `zoe@victim.example`'],
    ['in a table', '|zoe@victim.example|'],
    ['after an equals sign', 'email=zoe@victim.example'],
    ['after full-width punctuation', '担当者：zoe@victim.example、よろしく'],
    ['before an ideographic full stop', '連絡先はzoe@victim.example。よろしく'],
    ['right beside Han', '我的邮箱是zoe@victim.example请删除'],
    ['before a Korean particle', '메일은 zoe@victim.example로 보내 주세요'],
    ['beside Thai with its marks', 'ที่zoe@victim.exampleครับ'],
    ['after a Hebrew prefix', 'שלחו ל-zoe@victim.example בבקשה'],
    ['before an Arabic comma', 'البريد zoe@victim.example، شكرا'],
    ['before a Devanagari danda', 'ईमेल zoe@victim.example। धन्यवाद'],
    ['after inverted punctuation', '¿zoe@victim.example?'],
    ['before an Armenian full stop', 'zoe@victim.example։'],
    ['between marks of direction', '\u202Azoe@victim.example\u202C'],
    ['between zero-width spaces', 'x\u200Bzoe@victim.example\u200By'],
    ['with a soft hyphen inside', 'zoe@vic\u00ADtim.example'],
    ['as an input method writes it', '宛先：ｚｏｅ＠ｖｉｃｔｉｍ．ｅｘａｍｐｌｅ。'],
    ['with a small sign', 'zoe﹫victim.example'],
    ['with ideographic dots', 'zoe@victim。example'],
    ['at the end of a sentence', 'It is zoe@victim.example.\nThanks'],
    ['after the sign of a handle', '@zoe@victim.example'],
    ['beside emoji', '📧zoe@victim.example📧'],
  ])('an address %s', (_name, text) => {
    expect(containsAddress(text, zoe)).toBe(true);
    expect(containsAddress(text, 'oe@victim.example')).toBe(false);
    expect(containsAddress(text, 'x@y.example')).toBe(false);
  });

  it.each([
    ['(zoe@bücher.example)', 'zoe@xn--bcher-kva.example'],
    ['zoe@BU\u0308CHER.example', 'zoe@xn--bcher-kva.example'],
    ['zoe@xn--bcher-kva.example', 'zoe@xn--bcher-kva.example'],
    ['«зоя@пример.рф»', 'зоя@xn--e1afmkfd.xn--p1ai'],
    ['zoe+news%40victim.example', 'zoe+news@victim.example'],
    ['?to=zoe%2Bnews%40victim.example', 'zoe+news@victim.example'],
    ['%_@b.co', '%_@b.co'],
    ['to _@b.co. Or *a@b.co*', '_@b.co'],
    ['to _@b.co. Or *a@b.co*', 'a@b.co'],
    ["'zoe@victim.example", "'zoe@victim.example"],
  ])('in %j: %s', (text, address) => {
    expect(containsAddress(text, address)).toBe(true);
  });
});

describe('does not find a part of another address', () => {
  it.each([
    'aa@b.co',
    'a@b.co.uk',
    'x.a@b.co',
    'x-a@b.co',
    'x_a@b.co',
    'r&a@b.co',
    'news+a@b.co',
    'éa@b.co',
    'e\u0301a@b.co',
    '1a@b.co',
    'a@b.com',
    'a@b.co-op',
    'a@b.co1',
    'a@b.coé',
    'a@b.cô',
    'a+news@b.co',
    'x%2Da@b.co',
    'a%40b.com',
    'ａａ＠ｂ．ｃｏ',
  ])('%s', (text) => {
    expect(containsAddress(text, 'a@b.co')).toBe(false);
    expect(namesAddress(text, 'a@b.co')).toBe(false);
  });
});

it.each([
  ['a@b.co', true],
  [' A@ｂ.co ', true],
  ['Ada <a@b.co>', true],
  ['«a@b.co»', true],
  // A mailbox of its own, however odd.
  ["o'a@b.co", false],
  ['to=a@b.co', false],
  ['是a@b.co', false],
])('a field %j names a@b.co: %s', (field, names) => {
  expect(namesAddress(field, 'a@b.co')).toBe(names);
});

it.each(['', '@', 'a@', '@b.co', 'a@b', 'call me', '%40', '＠'])('finds none in %j', (text) => {
  expect(containsAddress(text, 'a@b.co')).toBe(false);
});

it.each(['', '@', 'call me', '(@[', 'a@'])('finds no key %j that is no address', (key) => {
  expect(containsAddress('Ada <a@b.co>, call me (@[', key)).toBe(false);
});

it.each(['a', '.', '@', "'", '%40', '\u0301', '-'])('looks at a long text of %j once', (letter) => {
  const text = `${letter.repeat(300_000)}@${'b.'.repeat(300_000)}`;
  expect(containsAddress(text, 'a@b.co')).toBe(false);
});
