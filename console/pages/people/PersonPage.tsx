import type { PersonSummary, PreferenceUrl } from '@grovemail/contract/console/people.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { post, withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { counted, digits } from '../../components/counts.ts';
import { Icon } from '../../components/Icon.tsx';
import { Initials } from '../../components/Initials.tsx';
import { ListState } from '../../components/ListState.tsx';
import { longDay } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { CopyBlock } from '../../frame/CopyBlock.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { useAct } from '../../frame/use-act.ts';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { everyContact } from './contact-times.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonTable } from './PersonTable.tsx';
import styles from './people.module.css';

/** Everything stored about one person: shown, exported and erased. */
export function PersonPage({ email }: { email: string }) {
  const now = useNow();
  const [, go] = useLocation();
  const list = withQuery('/people', useAddressFilter(everyContact).filter);
  const [asks, setAsks] = useState(false);
  const [link, setLink] = useState('');
  const act = useAct();
  const [problem, setProblem] = useState('');
  const own = useCall<PersonSummary>(withQuery('/api/people/own', { email }));
  // Reads every row, which takes its time.
  const whole = useCall<PersonSummary>(withQuery('/api/people/whole', { email }));
  const person = whole.body ?? own.body;
  const isEmpty = whole.body?.lines.length === 0;
  const exportAll = useDownload('/api/people/export', { email }, !isEmpty);
  const isWhole = whole.body ? undefined : 'every row is being read';
  const nothing = isEmpty ? 'nothing is stored' : undefined;
  const noContact = person && !person.contact ? 'this is no contact of the API' : undefined;
  const makeLink = () =>
    void act(async () => setLink((await post<PreferenceUrl>('/api/people/link', { email })).url));
  useChangeKeys({ l: person?.contact ? makeLink : undefined });
  useKeys({ Escape: () => go(list) });
  return (
    <>
      <header className={styles.top}>
        <nav aria-label="Where you are">
          <Link href={list}>People</Link>
          <Icon name="chevron" size={14} />
        </nav>
        <h1>{person?.address ?? email}</h1>
        <div className={styles.actions}>
          <ChangeButton icon="link" shortcut="L" disabledReason={noContact} onClick={makeLink}>
            Preferences link
          </ChangeButton>
          <ChangeButton
            icon="download"
            shortcut="Shift+E"
            disabledReason={nothing}
            onClick={exportAll}
          >
            Export everything
          </ChangeButton>
          <ChangeButton
            look="asks"
            icon="trash"
            disabledReason={isWhole ?? nothing}
            onClick={() => setAsks(true)}
          >
            Erase…
          </ChangeButton>
        </div>
      </header>
      {problem !== '' && (
        <p className={styles.strip} role="alert">
          <Icon name="warning" /> {problem}
        </p>
      )}
      {link !== '' && (
        <p className={styles.link} role="status">
          Anyone with this link can stop the mail of this person, and nothing else.
          <CopyBlock text={link} />
        </p>
      )}
      <div className={styles.person}>
        <div className={styles.main}>
          <ListState of={person} error={own.error} empty={isEmpty && none} />
          {person && !isEmpty && (
            <>
              <Heading person={person} now={now} />
              <Figures {...person.figures} />
              <PersonTable lines={person.lines} now={now} />
            </>
          )}
          <p className={styles.reading} role="status">
            {whole.body === null && whole.error === null && (
              <>
                <Icon name="refresh" size={15} /> Reading every row, for other spellings and for
                what others wrote about it. This takes a moment.
              </>
            )}
          </p>
        </div>
        {person && !isEmpty && <PersonFacts person={person} now={now} />}
      </div>
      <KeyBar
        keys={[
          ['Shift E', 'Export', 'changes'],
          ['L', 'Preferences link', 'changes'],
          ['Esc', 'Back to the list'],
        ]}
      />
      {asks && whole.body && (
        <EraseDialog
          person={whole.body}
          exportAll={exportAll}
          close={() => setAsks(false)}
          done={(left) => {
            setProblem(left);
            own.refresh();
            whole.refresh();
          }}
        />
      )}
    </>
  );
}

const none = {
  title: 'Nothing is stored about this address',
  text: 'Every row was read, in any spelling of the address. Backups may still hold something.',
};

function Heading({ person, now }: { person: PersonSummary; now: number }) {
  const { name, address, contact, lines } = person;
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  const since = contact?.since == null ? '' : `Contact since ${longDay(contact.since, now)}, `;
  return (
    <section className={styles.heading}>
      <Initials name={name || address} tone="coral" />
      <div>
        <h2>{name || address}</h2>
        <p>
          {since}
          {counted(rows, 'row')} in {counted(lines.length, 'place')}. Any spelling of the address
          counts.
        </p>
      </div>
    </section>
  );
}

function Figures({ emails, reports, stopped, messages }: PersonSummary['figures']) {
  const figures: [number, string][] = [
    [emails, emails === 1 ? 'email' : 'emails'],
    [reports, 'bounces or complaints'],
    [stopped, stopped === 1 ? 'list stopped' : 'lists stopped'],
    [messages, messages === 1 ? 'lead or enquiry' : 'leads and enquiries'],
  ];
  return (
    <ul className={styles.figures} aria-label="In short">
      {figures.map(([count, what]) => (
        <li key={what}>
          <b>{digits(count)}</b> {what}
        </li>
      ))}
    </ul>
  );
}
