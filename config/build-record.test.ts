import { expect, it } from 'vitest';
import { BuildMismatchError, parseBuildRecord, requireBuiltFor } from './build-record.ts';
import { siteVariables } from './site-variables.ts';

const environment = { SITE_ENV: 'production', SITE_URL: 'https://shop.example', PORT: '80' };
const record = { digest: 'd', settings: siteVariables(environment) };

it('accepts a site that was built with the same settings, whatever its pages do not contain', () => {
  expect(() => requireBuiltFor(record, environment)).not.toThrow();
  expect(() => requireBuiltFor(record, { ...environment, PORT: '81' })).not.toThrow();
});

it('rejects a site that was built for development, and names the remedy', () => {
  const development = { digest: 'd', settings: siteVariables({}) };
  const check = () => requireBuiltFor(development, environment);
  expect(check).toThrow(BuildMismatchError);
  expect(check).toThrow('Run npm run build with the variables of this environment.');
  expect(check).toThrow('SITE_ENV is "production"; in the built site it is "development".');
  expect(check).toThrow('SITE_URL is "https://shop.example"; in the built site it is not set.');
});

it('rejects a site without a record', () => {
  expect(() => requireBuiltFor(null, environment)).toThrow(BuildMismatchError);
});

it('reads what it wrote, and nothing else', () => {
  expect(parseBuildRecord(JSON.stringify(record))).toEqual(record);
  for (const text of ['', '{}', 'null', '{"digest":1,"settings":{}}']) {
    expect(parseBuildRecord(text)).toBeNull();
  }
});
