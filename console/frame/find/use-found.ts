import type { EmailItem } from '@grovemail/contract/console/emails.ts';
import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import type { ListPage } from '@grovemail/contract/console/list.ts';
import type { ContactItem } from '@grovemail/contract/console/people.ts';
import { useEffect, useState } from 'react';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import type { IconName } from '../../components/Icon.tsx';
import type { Look } from '../../components/Pill.tsx';
import { shortDay, shortMoment } from '../../components/times.ts';
import { statuses } from '../../pages/emails/statuses.ts';
import { titleOf } from '../../pages/emails/topics.ts';
import { kinds } from '../../pages/inbox/kinds.ts';
import { pathOfPerson } from '../path-of-person.ts';
import { places } from '../places.ts';
import { useFrame } from '../surroundings.ts';
import { actions } from './actions.ts';

export interface Found {
  path: string;
  title: string;
  icon: IconName;
  secondary?: string;
  pill?: Look;
  /** Those that lead there from anywhere. */
  caps?: string;
  /** What is pressed there. */
  key?: string | undefined;
}

const pauseMs = 250;
const shown = 4;
/** Fewer letters are in everything. */
const minLength = 2;

/** What fits a text: people, emails, leads and enquiries, and what can be done and gone to. */
export function useFound(text: string): { title: string; found: Found[] }[] {
  const wanted = useSettled(text.trim());
  const { readingOnly } = useFrame();
  const written = useWritten(wanted);
  const emails = useEmails(wanted);
  const people = usePeople(wanted);
  const word = text.trim().toLowerCase();
  const fits = ({ label }: { label: string }) => label.toLowerCase().includes(word);
  const matchingActions = actions
    .filter((action) => fits(action) && !(action.changes && readingOnly !== undefined))
    .map(({ label: title, ...action }): Found => ({ ...action, title }));
  const pages = places.filter(fits).map(
    ({ path, label: title, icon, key }): Found => ({
      path,
      title,
      icon,
      ...(key && { caps: `G ${key}` }),
    }),
  );
  return [
    { title: 'This address', found: aboutAddress(text.trim()) },
    { title: 'People', found: people },
    { title: 'Emails', found: emails },
    { title: 'Leads and enquiries', found: written },
    { title: 'Do', found: matchingActions },
    { title: 'Go to', found: pages },
  ].filter(({ found }) => found.length > 0);
}

/** Leads and enquiries that contain it. */
function useWritten(wanted: string): Found[] {
  const isAsked = wanted.length >= minLength;
  const { body } = useCall<ListPage<InboxItem>>(
    isAsked ? withQuery('/api/inbox', { search: wanted }) : null,
  );
  const now = Date.now();
  return (body?.items ?? []).slice(0, shown).map(({ id, kind, name, summary, createdAt }) => ({
    path: `/inbox/${id}`,
    icon: 'inbox',
    pill: kinds[kind],
    title: `${name}: ${summary}`,
    secondary: shortDay(createdAt, now),
  }));
}

/** The newest to a whole address; emails are found by no other text. */
function useEmails(wanted: string): Found[] {
  const { body } = useCall<ListPage<EmailItem>>(
    isAddress(wanted) ? withQuery('/api/emails', { to: wanted }) : null,
  );
  const now = Date.now();
  return (body?.items ?? []).slice(0, shown).map((email) => ({
    path: withQuery(`/emails/${email.id}`, { to: wanted }),
    icon: 'emails',
    pill: statuses[email.status],
    title: titleOf(email),
    secondary: shortMoment(email.createdAt, now),
  }));
}

/** Contacts whose name or address contains it; a whole address has all that is known of it instead. */
function usePeople(wanted: string): Found[] {
  const isAsked = wanted.length >= minLength && !isAddress(wanted);
  const { body } = useCall<ListPage<ContactItem>>(
    isAsked ? withQuery('/api/people', { search: wanted }) : null,
  );
  return (body?.items ?? []).slice(0, shown).map(({ email, name }) => ({
    path: pathOfPerson(email),
    icon: 'person',
    title: email,
    secondary: name,
  }));
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** What is known of an address. */
function aboutAddress(text: string): Found[] {
  if (!isAddress(text)) return [];
  return [
    { path: pathOfPerson(text), title: 'Everything stored', icon: 'people' },
    { path: withQuery('/emails', { to: text }), title: 'Emails', icon: 'emails' },
    {
      path: withQuery('/suppressions', { search: text, state: 'all' }),
      title: 'Suppressions',
      icon: 'suppressions',
    },
  ];
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
