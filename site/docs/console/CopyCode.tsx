import { useState } from 'react';
import { copiedWords, rememberForm } from '../scripts/copy.ts';
import { CopyIcon } from './ConsoleIcons.tsx';

interface Props {
  text: string;
  /** For a request that can be copied in another form than the one on screen. */
  form?: 'http' | 'curl' | undefined;
}

/** Copies code with the unmasked key. */
export function CopyCode({ text, form }: Props) {
  const [status, setStatus] = useState('');
  const isDone = status.startsWith('Copied');
  const isCurl = form === 'curl';

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(done ? copiedWords(text) : 'Your browser did not allow copying.');
    setTimeout(() => setStatus(''), 2000);
    if (done && form) rememberForm(form);
  }

  return (
    <>
      <button
        type="button"
        className={isCurl ? 'try-copy try-copy-as' : 'try-copy'}
        aria-label={isCurl ? 'Copy as cURL' : 'Copy the request'}
        onClick={copy}
      >
        {isCurl && !isDone ? 'cURL' : <CopyIcon isDone={isDone} />}
      </button>
      <span className="sr" role="status">
        {status}
      </span>
    </>
  );
}
