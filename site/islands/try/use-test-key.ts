import { useEffect, useRef, useState } from 'react';
import { fillSamples } from './fill-samples.ts';
import { type SpaceUse, spaceUse } from './space-use.ts';
import { issueKey, keepKey, readKey, type TestKey } from './test-key.ts';

export type KeyState = 'none' | 'issuing' | 'ready' | 'expired' | 'rejected';

export interface TestKeys {
  state: KeyState;
  key: TestKey | null;
  /** Why there is no new key. */
  refusal: string;
  /** Until the key expires; null for one that was pasted. */
  secondsLeft: number | null;
  /** What is stored with a key that was issued here; null while that is unknown. */
  use: SpaceUse | null;
  /** Counts again what is stored with this key. */
  recount(key: TestKey): void;
  isShown: boolean;
  show(isShown: boolean): void;
  /** The key, if it can still be used this moment. */
  usable(): TestKey | null;
  issue(): Promise<TestKey | null>;
  paste(key: string): void;
  /** The API does not take it. */
  reject(): void;
}

/** Pasted keys live as long as the page and are kept nowhere. */
let pasted: TestKey | null = null;

/** The reader's key, from one console to the next. */
export function useTestKey(base: string): TestKeys {
  const [key, setKey] = useState(() => pasted ?? readKey());
  const [stage, setStage] = useState<'' | 'issuing' | 'rejected'>('');
  const [refusal, setRefusal] = useState('');
  const [isShown, setShown] = useState(false);
  const [now, setNow] = useState(Date.now);
  const [counted, setCounted] = useState<{ key: string; use: SpaceUse | null } | null>(null);
  const counts = useRef(0);
  const expiresAt = key?.expiresAt ?? null;

  useEffect(() => {
    if (expiresAt === null) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [expiresAt]);

  async function recount({ key, expiresAt }: TestKey) {
    // A pasted key may be an account's own, which has no such limit.
    if (expiresAt === null || expiresAt <= Date.now()) return;
    counts.current += 1;
    const turn = counts.current;
    const use = await spaceUse(base, key);
    if (turn === counts.current) setCounted({ key, use });
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

  return {
    state: stage || (key === null ? 'none' : isExpired(now) ? 'expired' : 'ready'),
    ...{ key, refusal, secondsLeft, isShown, show: setShown },
    use: counted && counted.key === key?.key ? counted.use : null,
    recount: (of) => void recount(of),
    usable: () => (key && !isExpired(Date.now()) && stage !== 'rejected' ? key : null),
    async issue() {
      setStage('issuing');
      setRefusal('');
      const answer = await issueKey(base);
      if (answer.kind === 'refused') {
        setStage('');
        setRefusal(answer.text);
        return null;
      }
      pasted = null;
      keepKey(answer.key);
      return take(answer.key);
    },
    paste(text) {
      pasted = { key: text, expiresAt: null };
      keepKey(null);
      setRefusal('');
      take(pasted);
    },
    reject() {
      setStage('rejected');
    },
  };
}
