import { useState } from 'react';
import { CopyIcon } from './ConsoleIcons.tsx';

/** Copies the code with the unmasked key. */
export function CopyCode({ text }: { text: string }) {
  const [status, setStatus] = useState('');

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'Copied.' : 'Your browser did not allow copying.');
    setTimeout(() => setStatus(''), 2000);
  }

  return (
    <>
      <button type="button" className="try-copy" aria-label="Copy the request" onClick={copy}>
        <CopyIcon isDone={status === 'Copied.'} />
      </button>
      <span className="sr" role="status">
        {status}
      </span>
    </>
  );
}
