import { useEffect, useRef, useState } from 'react';
import { fillSamples } from './fill-samples.ts';
import { fetchKeyUsage, type KeyUsage } from './key-usage.ts';
import { issueKey, readKey, storeKey, type TestKey } from './test-key.ts';

export type KeyState = 'none' | 'issuing' | 'ready' | 'expired' | 'rejected';

export interface TestKeys {
  state: KeyState;
  key: TestKey | null;
  /** Why no key was issued; '' for none. */
  issueError: string;
  /** Null for a pasted key. */
  secondsLeft: number | null;
  /** Null for a pasted key, and until it is fetched. */
  usage: KeyUsage | null;
  recount(key: TestKey): void;
  isShown: boolean;
  show(isShown: boolean): void;
  /** The key, unless it has expired, was rejected or is being replaced. */
  usable(): TestKey | null;
  /** Requests a new key, or waits for the one that is under way. */
  issue(): Promise<TestKey | null>;
  paste(key: string): void;
  /** Marks the key as rejected by the API. */
  reject(): void;
}

/** A pasted key is not stored: it is gone when the page is left. */
let pasted: TestKey | null = null;

/** The reader's key, shared by all consoles of the page. */
export function useTestKey(base: string): TestKeys {
  const [key, setKey] = useState(() => pasted ?? readKey());
  const [stage, setStage] = useState<'' | 'issuing' | 'rejected'>('');
  const [issueError, setIssueError] = useState('');
  const [isShown, setShown] = useState(false);
  const [now, setNow] = useState(Date.now);
  const [counted, setCounted] = useState<{ key: string; usage: KeyUsage | null } | null>(null);
  const lastRecount = useRef(0);
  const issuing = useRef<Promise<TestKey | null>>(null);
  const expiresAt = key?.expiresAt ?? null;

  useEffect(() => {
    if (expiresAt === null) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [expiresAt]);

  async function recount({ key, expiresAt }: TestKey) {
    // A pasted key may belong to an account, which has no such limit.
    if (expiresAt === null || expiresAt <= Date.now()) return;
    lastRecount.current += 1;
    const id = lastRecount.current;
    const usage = await fetchKeyUsage(base, key);
    if (id === lastRecount.current) setCounted({ key, usage });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key.
  useEffect(() => {
    if (key) void recount(key);
  }, [key]);

  const secondsLeft = expiresAt === null ? null : Math.max(0, Math.ceil((expiresAt - now) / 1000));
  const isExpired = (at: number) => expiresAt !== null && expiresAt <= at;

  function take(next: TestKey) {
    setKey(next);
    setStage('');
    setNow(Date.now());
    fillSamples(next.key);
    return next;
  }

  async function issueNow() {
    setStage('issuing');
    setIssueError('');
    const issued = await issueKey(base);
    if (issued.kind === 'rejected') {
      setStage('');
      setIssueError(issued.text);
      return null;
    }
    pasted = null;
    storeKey(issued.key);
    return take(issued.key);
  }

  return {
    state: stage || (key === null ? 'none' : isExpired(now) ? 'expired' : 'ready'),
    key,
    issueError,
    secondsLeft,
    isShown,
    show: setShown,
    usage: counted && counted.key === key?.key ? counted.usage : null,
    recount: (of) => void recount(of),
    usable: () => (key && !isExpired(Date.now()) && stage === '' ? key : null),
    issue() {
      issuing.current ??= issueNow().finally(() => {
        issuing.current = null;
      });
      return issuing.current;
    },
    paste(text) {
      pasted = { key: text, expiresAt: null };
      storeKey(null);
      setIssueError('');
      take(pasted);
    },
    reject() {
      setStage('rejected');
    },
  };
}
