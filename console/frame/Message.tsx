import type { WholeMessage } from '@grovemail/contract/console/inbox.ts';
import { useState } from 'react';
import { get } from '../calls/call.ts';
import { Button } from '../components/Button.tsx';
import { digits } from '../components/counts.ts';
import styles from '../components/detail.module.css';
import { useAct } from './use-act.ts';

interface Props {
  /** Truncated if it is shorter than messageLength. */
  message: string;
  messageLength: number;
  /** The call that returns the whole message. */
  path: string;
}

/** A visitor's message, with a button for the rest of one that is truncated. */
export function Message({ message, messageLength, path }: Props) {
  const [whole, setWhole] = useState<string | null>(null);
  const act = useAct();
  const showAll = () => act(async () => setWhole((await get<WholeMessage>(path)).message));
  if (message === '') return null;
  return (
    <>
      <p className={styles.message}>{whole ?? message}</p>
      {whole === null && message.length < messageLength && (
        <p className={styles.truncated}>
          This is the beginning of {digits(messageLength)} characters.{' '}
          <Button onClick={() => void showAll()}>Show all of it</Button>
        </p>
      )}
    </>
  );
}
