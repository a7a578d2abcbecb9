import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubmissions } from './submissions.ts';

const hour = 60 * 60 * 1000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  openPage('/contact');
  vi.stubGlobal('FormData', FieldsOnly);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one key per filled-in form', () => {
  it('stays while the fields do, with the first body, so that a retry stores one row', () => {
    const submissions = createSubmissions('contact');
    const first = submissions.begin(form({ a: '1' })).seal('with an old campaign');
    const again = submissions.begin(form({ a: '1' })).seal('with a new campaign');
    expect(again).toEqual(first);
    expect(first.body).toBe('with an old campaign');
  });

  it('changes with the fields, and differs between forms', () => {
    const submissions = createSubmissions('contact');
    const { key } = submissions.begin(form({ a: '1' })).seal('');
    expect(submissions.begin(form({ a: '2' })).seal('').key).not.toBe(key);
    expect(
      createSubmissions('demo')
        .begin(form({ a: '1' }))
        .seal('').key,
    ).not.toBe(key);
  });

  it('has 128 random bits in printable characters', () => {
    const { key } = createSubmissions('contact').begin(form({})).seal('');
    expect(key).toMatch(/^\d{1,10}(-\d{1,10}){3}$/);
  });

  it('survives a reload, but not a success, nor the day after which the server forgets it', () => {
    const submissions = createSubmissions('contact');
    const { key } = submissions.begin(form({ a: '1' })).seal('');
    submissions.end();
    openPage('/contact');
    expect(
      createSubmissions('contact')
        .begin(form({ a: '1' }))
        .seal('').key,
    ).toBe(key);
    vi.advanceTimersByTime(21 * hour);
    expect(
      createSubmissions('contact')
        .begin(form({ a: '1' }))
        .seal('').key,
    ).not.toBe(key);
    createSubmissions('contact').forget();
    expect([...stored]).toEqual([]);
  });
});

describe('D21 a submission without a response when its page was left', () => {
  it('is repeated unchanged, whatever the form contains by then', () => {
    const sent = createSubmissions('contact')
      .begin(form({ a: '1' }))
      .seal('{"a":1}');
    openPage('/');
    const submissions = createSubmissions('contact');
    expect(submissions.hasInterrupted()).toBe(true);
    expect(submissions.interruptedFields()).toEqual([['a', '1']]);
    const repeated = submissions.begin(form({ a: '2' }));
    expect(repeated.isRepeat).toBe(true);
    expect(repeated.seal('{"a":2}')).toEqual(sent);
    expect(submissions.hasInterrupted()).toBe(false);
    expect(submissions.begin(form({ a: '2' })).isRepeat).toBe(false);
  });

  it('excludes one from this page, which only waits for its island', () => {
    createSubmissions('contact').begin(form({})).seal('');
    expect(createSubmissions('contact').hasInterrupted()).toBe(false);
  });

  it.each<[string, (submissions: ReturnType<typeof createSubmissions>) => void]>([
    ['a response', (submissions) => submissions.end()],
    ['a success', (submissions) => submissions.forget()],
    ['20 hours', () => vi.advanceTimersByTime(20 * hour)],
  ])('is none after %s', (_, happen) => {
    const submissions = createSubmissions('contact');
    submissions.begin(form({})).seal('');
    happen(submissions);
    openPage('/contact');
    expect(createSubmissions('contact').hasInterrupted()).toBe(false);
  });

  it('E5 is repeated at only one link, if requested', () => {
    openPage('/preferences/a');
    createSubmissions('preferences', '/preferences/a').begin(form({})).seal('');
    openPage('/preferences/b');
    expect(createSubmissions('preferences', '/preferences/b').hasInterrupted()).toBe(false);
    openPage('/preferences/a');
    expect(createSubmissions('preferences', '/preferences/a').hasInterrupted()).toBe(true);
  });
});

function openPage(pathname: string): void {
  vi.advanceTimersByTime(1000);
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('performance', { timeOrigin: Date.now() });
}

function form(fields: Record<string, string>): HTMLFormElement {
  return fields as unknown as HTMLFormElement;
}

class FieldsOnly {
  fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    this.fields = fields;
  }
  [Symbol.iterator]() {
    return Object.entries(this.fields)[Symbol.iterator]();
  }
}
