import { expect, it } from 'vitest';
import { isOwnApi } from './own-api.ts';

const site = 'https://grovemail.example';
const api = 'https://api.grovemail.example';

it.each([
  ['', '', ''],
  ['', site, api],
  [site, site, ''],
  [site, site, api],
  ['HTTPS://Grovemail.example:443', site, ''],
  [api, '', api],
  [api, site, api],
  ['https://api.grovemail.example/v2', site, 'https://api.grovemail.example/v2'],
])('"%s" is our own with the site at "%s" and API_URL "%s"', (service, from, own) => {
  expect(isOwnApi(service, { site: from, api: own })).toBe(true);
});

it.each([
  [api, '', ''],
  [api, site, ''],
  ['http://grovemail.example', site, ''],
  ['https://grovemail.example:8443', site, ''],
  ['https://users.grovemail.example', site, api],
  ['https://grovemail.example/users', site, ''],
  ['https://api.grovemail.example/v2', site, api],
])('"%s" is somebody else’s with the site at "%s" and API_URL "%s"', (service, from, own) => {
  expect(isOwnApi(service, { site: from, api: own })).toBe(false);
});
