import { expect, it } from 'vitest';
import { StoreUnavailableError } from '../../database/errors.ts';
import { asStoreError, storeUnavailable } from './fault.ts';

const sqlite = (errcode: number, code = 'ERR_SQLITE_ERROR') =>
  Object.assign(new Error('UNIQUE constraint failed: leads.id'), { code, errcode });

it.each([
  ['a violated constraint', sqlite(19)],
  ['a violated primary key (extended code)', sqlite(1555)],
  ['wrong SQL', sqlite(1)],
  ['too large a value', sqlite(18)],
  ['a type error', new TypeError('x is not a function')],
  ['another error that carries a number', sqlite(13, 'EOTHER')],
  ['no error at all', 'oops'],
])('leaves a fault of the program as it is: %s', (_name, error) => {
  expect(asStoreError(error)).toBe(error);
});

it.each([
  ['busy', sqlite(5)],
  ['busy while recovering (extended code)', sqlite(261)],
  ['read only', sqlite(8)],
  ['an I/O error on fsync (extended code)', sqlite(1034)],
  ['corrupt', sqlite(11)],
  ['full', sqlite(13)],
  ['closed', sqlite(0, 'ERR_INVALID_STATE')],
])('calls the store unavailable, and keeps its words inside: %s', (_name, error) => {
  const wrapped = asStoreError(error) as StoreUnavailableError;
  expect(wrapped).toBeInstanceOf(StoreUnavailableError);
  expect(wrapped.cause).toBe(error);
  expect(wrapped.message).toBe('The store cannot take or give data at the moment.');
});

it('does not wrap twice', () => {
  const once = storeUnavailable(new Error('x'));
  expect(storeUnavailable(once)).toBe(once);
});
