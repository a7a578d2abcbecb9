import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLocal, readSession, writeLocal, writeSession } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
}

describe('storage', () => {
  it('separates permanent values from those of this tab', () => {
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
    writeLocal('theme', 'dark');
    writeSession('draft:contact', 'fullname=Ada');
    expect([readLocal('theme'), readSession('draft:contact')]).toEqual(['dark', 'fullname=Ada']);
    expect([readLocal('lang'), readSession('unsent')]).toEqual([null, null]);
  });

  it.each(['', null])('removes a value set to %j', (nothing) => {
    vi.stubGlobal('localStorage', storage());
    writeLocal('slash', 'off');
    writeLocal('slash', nothing);
    expect(readLocal('slash')).toBeNull();
  });

  it('returns undefined instead of throwing if it is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { ...storage(), setItem: full });
    writeLocal('theme', 'dark');
    writeSession('unsent', '[]');
    expect([readLocal('theme'), readSession('unsent')]).toEqual([undefined, null]);
  });
});
