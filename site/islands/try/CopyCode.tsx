import { useState } from 'react';
import { CopyIcon } from './ConsoleIcons.tsx';

/** Copies code whole, the key unmasked. */
export function CopyCode({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(done ? 'Copied.' : 'Your browser did not allow copying.');
    setTimeout(() => setSaid(''), 2000);
  }

  return (
    <>
      <button type="button" className="try-copy" aria-label="Copy the request" onClick={copy}>
        <CopyIcon isDone={said === 'Copied.'} />
      </button>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  );
}
