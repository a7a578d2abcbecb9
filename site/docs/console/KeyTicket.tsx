import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { EyeIcon, KeyIcon } from './ConsoleIcons.tsx';
import type { KeyUsage } from './key-usage.ts';
import { masked, pasteFault } from './test-key.ts';
import type { TestKeys } from './use-test-key.ts';

/** The reader's test key with its remaining time, and controls to get another one. */
export function KeyTicket({ testKey }: { testKey: TestKeys }) {
  const { key, state, secondsLeft, usage, isShown } = testKey;
  const [isPasting, setPasting] = useState(false);
  const isOver = state === 'expired' || state === 'rejected';
  const full = usage && !isOver ? kinds.filter((kind) => usage[kind] >= visitorLimits[kind]) : [];
  return (
    <div className="try-keys">
      {key && (
        <div className={isOver ? 'try-ticket try-over' : 'try-ticket'}>
          <div className="try-ticket-key">
            <KeyIcon />
            <p>
              <code>{isShown ? key.key : masked(key.key)}</code>
              <span>{isOver ? overText(state) : 'Your test key, for this tab only'}</span>
              {usage && !isOver && <span>{usageText(usage)}</span>}
            </p>
            <button
              type="button"
              aria-pressed={isShown}
              aria-label="Show the key"
              onClick={() => testKey.show(!isShown)}
            >
              <EyeIcon isOpen={isShown} />
            </button>
          </div>
          {secondsLeft !== null && !isOver && (
            <p className="try-left">
              <span>Key and data deleted in</span>
              <time dateTime={`PT${secondsLeft}S`}>{clock(secondsLeft)}</time>
            </p>
          )}
        </div>
      )}
      <div className="try-key-ways">
        <button
          type="button"
          className="try-secondary"
          aria-disabled={state === 'issuing'}
          onClick={() => state !== 'issuing' && void testKey.issue()}
        >
          {state === 'issuing' ? 'One moment…' : key ? 'Get a new key' : 'Get a test key'}
        </button>
        <button
          type="button"
          className="try-link"
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          Paste your own
        </button>
      </div>
      {isPasting && (
        <PasteKey
          onPaste={(text) => {
            testKey.paste(text);
            setPasting(false);
          }}
        />
      )}
      <p className="try-full" role="status">
        {full.length > 0 && `${fullText(full)} Get a new key to store more.`}
      </p>
      <p className="try-key-error" role="alert">
        {testKey.issueError}
      </p>
    </div>
  );
}

function PasteKey({ onPaste }: { onPaste(key: string): void }) {
  const [fault, setFault] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value.trim();
    const wrong = text && pasteFault(text);
    if (text && !wrong) return onPaste(text);
    setFault(wrong ?? '');
    // A live key must not stay on screen either.
    if (text.includes('gm_live_')) target.value = '';
  }

  return (
    <div className="try-paste">
      <label htmlFor={id}>Your test key</label>
      <input
        ref={field}
        id={id}
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <p id={`${id}-hint`} role={fault ? 'alert' : undefined} className={fault ? 'try-fault' : ''}>
        {fault || 'Kept only until you leave this page.'}
      </p>
    </div>
  );
}

const kinds = ['contacts', 'mails'] as const;
const words = { contacts: 'contacts', mails: 'emails' } as const;

function usageText(usage: KeyUsage): string {
  return `${kinds.map((kind) => `${usage[kind]} of ${visitorLimits[kind]} ${words[kind]}`).join(', ')} used`;
}

function fullText(full: readonly (typeof kinds)[number][]): string {
  const all = full.map((kind) => `all ${visitorLimits[kind]} ${words[kind]}`).join(' and ');
  return `This key has used ${all}.`;
}

function overText(state: string): string {
  return state === 'expired'
    ? 'Expired; its data is deleted'
    : 'The API no longer accepts this key';
}

function clock(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
