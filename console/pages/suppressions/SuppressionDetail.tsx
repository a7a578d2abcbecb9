import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { Link } from 'wouter';
import { ActionBar } from '../../components/ActionBar.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Pill } from '../../components/Pill.tsx';
import { moment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import type { Steps } from '../../frame/use-steps.ts';
import { readable } from '../../keyboard/focus.ts';
import { howOf, kinds, stoppedOf, stopsActions } from './kinds.ts';
import { liftingText } from './lifting-text.ts';
import styles from './suppressions.module.css';

interface Props extends Omit<Steps, 'pathOf'> {
  item: SuppressionItem;
  now: number;
  person: string | null;
  lift(): void;
}

/** What is stopped for an address, why, and how it is lifted. */
export function SuppressionDetail({ item, now, person, lift, ...steps }: Props) {
  const { readingOnly } = useFrame();
  const { email, kind, since, endsAt, liftedAt } = item;
  const cannot =
    (liftedAt === null ? undefined : 'it was lifted, or has ended') ??
    (email === '' ? 'its address was erased' : undefined);
  return (
    <section className={styles.detail} aria-labelledby="detail-title" {...readable}>
      <header>
        <PhoneSteps {...steps} />
        <h2 id="detail-title">{email || 'Erased address'}</h2>
        <p>
          <Pill {...kinds[kind]} /> {moment(since, now)}
        </p>
      </header>
      <section>
        <h3>What happened</h3>
        <p>{howOf(item) || 'Nobody said why.'}</p>
        {endsAt !== null && liftedAt === null && <p>It ends by itself, {moment(endsAt, now)}.</p>}
        {liftedAt !== null && <p>Lifted or ended {moment(liftedAt, now)}.</p>}
      </section>
      <section>
        <h3>What it stops</h3>
        <p>{stoppedOf(item)}</p>
        <ul>
          <Stops what="Offers and newsletters" isStopped={liftedAt === null} />
          <Stops
            what="Receipts, sign-in links"
            isStopped={liftedAt === null && stopsActions(item)}
          />
          <Stops what="What you write yourself" isStopped={false} />
        </ul>
      </section>
      <section>
        <h3>Lifting it</h3>
        <p>{liftingText[kind]}</p>
      </section>
      <ActionBar
        disabledReason={readingOnly === undefined ? cannot : undefined}
        secondary={person !== null && <Link href={person}>Everything stored</Link>}
      >
        <ChangeButton shortcut="L" disabledReason={cannot} onClick={lift}>
          Lift it…
        </ChangeButton>
      </ActionBar>
    </section>
  );
}

function Stops({ what, isStopped }: { what: string; isStopped: boolean }) {
  return (
    <li data-stopped={isStopped}>
      <span>{what}</span>
      <span>
        <Icon name={isStopped ? 'close' : 'check'} size={15} />{' '}
        {isStopped ? 'Stopped' : 'Not touched'}
      </span>
    </li>
  );
}
