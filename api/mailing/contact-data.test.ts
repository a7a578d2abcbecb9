import { expect, it } from 'vitest';
import { contactData } from './contact-data.ts';

const contact = {
  email: 'ada@shop.example',
  firstname: 'Ada',
  lastname: null,
  gender: 'female',
  dateOfBirth: '1990-12-31',
  phoneNumber: '+2348030000000',
  address: { street: null, state: 'Lagos', country: 'NG' },
  extraData: {},
};

it("uses the API's field names, and leaves out empty fields", () => {
  expect(contactData(contact)).toEqual({
    email: 'ada@shop.example',
    firstname: 'Ada',
    gender: 'female',
    date_of_birth: '12-31-1990',
    phone_number: '+2348030000000',
    state: 'Lagos',
    country: 'NG',
  });
});

it('includes scalar custom data whose name a placeholder can have', () => {
  const extraData = {
    plan: 'growth',
    seats: 0,
    paid: false,
    note: '',
    firstname: 'Eve',
    lastname: 'Obi',
    list: [1],
    nested: { a: 1 },
    'two words': 'x',
    '1st': 'x',
    email: 'eve@evil.example',
  };
  const bare = { ...contact, gender: null, dateOfBirth: null, phoneNumber: null };
  expect(
    contactData({ ...bare, address: { street: null, state: null, country: null }, extraData }),
  ).toEqual({
    email: 'ada@shop.example',
    firstname: 'Ada',
    lastname: 'Obi',
    plan: 'growth',
    seats: '0',
    paid: 'false',
    note: '',
  });
});

it('inherits nothing from a prototype', () => {
  const extraData = JSON.parse('{"__proto__":"x","constructor":"y"}');
  expect(Object.keys(contactData({ ...contact, extraData }))).not.toContain('__proto__');
});
