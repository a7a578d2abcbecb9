import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import type { ListPage } from '@grovemail/contract/console/list.ts';
import { useEffect, useState } from 'react';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import type { IconName } from '../../components/Icon.tsx';
import type { Look } from '../../components/Pill.tsx';
import { longDay } from '../../components/times.ts';
import { kinds } from '../../pages/inbox/kinds.ts';
import { pathOfPerson } from '../path-of-person.ts';
import { places } from '../places.ts';

export interface Found {
  path: string;
  title: string;
  beside: string;
  icon: IconName;
  pill?: Look;
}

const pauseMs = 250;
const shown = 5;

/** What fits a text: what is known of an address, leads and enquiries that contain it, and pages whose name does. */
export function useFound(text: string): { title: string; found: Found[] }[] {
  const wanted = useSettled(text.trim());
  const inbox = useCall<ListPage<InboxItem>>(
    wanted.length < 2 ? null : withQuery('/api/inbox', { search: wanted }),
  );
  const now = Date.now();
  const written = (inbox.body?.items ?? []).slice(0, shown).map(
    ({ id, kind, name, gist, createdAt }): Found => ({
      path: `/inbox/${id}`,
      icon: 'inbox',
      pill: kinds[kind],
      title: `${name}: ${gist}`,
      beside: longDay(createdAt, now),
    }),
  );
  const word = text.trim().toLowerCase();
  const pages = places
    .filter(({ label }) => label.toLowerCase().includes(word))
    .map(
      ({ path, label, icon, key }): Found => ({
        path,
        title: label,
        icon,
        beside: key === undefined ? '' : `G ${key}`,
      }),
    );
  return [
    { title: 'This address', found: aboutAddress(text.trim()) },
    { title: 'Leads and enquiries', found: wanted === '' ? [] : written },
    { title: 'Go to', found: pages },
  ].filter(({ found }) => found.length > 0);
}

/** What is known of an address. */
function aboutAddress(text: string): Found[] {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return [];
  const about = { beside: text };
  return [
    { ...about, path: pathOfPerson(text), title: 'Everything stored', icon: 'people' },
    { ...about, path: withQuery('/emails', { to: text }), title: 'Emails', icon: 'emails' },
    {
      ...about,
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
