import { brand } from '@grovemail/config/brand.ts';
import { preferenceScopes } from '@grovemail/domain/forms/preferences.ts';
import type { ClaimsProps } from '../sections/security/Claims.tsx';
import type { FormPathProps } from '../sections/security/FormPath.tsx';
import type { KeptDataProps } from '../sections/security/KeptDataTable.tsx';
import type { MeasuredProps } from '../sections/security/Measured.tsx';
import type { RecipientRightsProps } from '../sections/security/RecipientRights.tsx';
import { dataLocation } from './buyers.ts';
import { keptData } from './kept-data.ts';
import kill from './measured/kill.json' with { type: 'json' };
import overload from './measured/overload.json' with { type: 'json' };

const path: FormPathProps = {
  title: 'Where your data goes',
  lead: 'Everything a visitor sends is on disk before the page says “sent.” After that, only the following can leave the server.',
  stops: [
    {
      icon: 'monitor',
      name: 'Your browser',
      text: 'No cookies. Nothing loads from other companies.',
    },
    {
      icon: 'server',
      name: 'The server',
      text: 'Limits how much one sender can post. Stores no IP address.',
    },
    {
      icon: 'check',
      name: 'The database',
      text: 'Every form is on disk before we respond.',
    },
  ],
  exits: [
    {
      icon: 'mail',
      name: 'Email',
      text: 'Only to its recipients, through one mail server',
    },
    {
      icon: 'bell',
      name: 'Push',
      text: 'Only to people who allow it, encrypted for their browser',
    },
    {
      icon: 'link',
      name: 'Webhooks',
      text: 'Signed, and only to addresses that we or a customer set up',
    },
    {
      icon: 'copy',
      name: 'Backups',
      text: 'Copies of the database that we make ourselves',
    },
    {
      icon: 'activity',
      name: 'Traces',
      text: 'Routes called and time taken, never personal data',
    },
  ],
  never: ['analytics services', 'advertisers', 'font or script hosts', 'data brokers'],
};

const kept: KeptDataProps = {
  title: 'What we store',
  lead: 'What you send us, and what a business stores about its customers. The [privacy policy](/privacy) has the details.',
  rows: keptData,
  note: `${dataLocation ? `${dataLocation} ` : ''}We can read the stored data. Every command that changes it is logged. Deleted data stays in backups until they expire.`,
};

const recipients: RecipientRightsProps = {
  title: 'What a recipient can do',
  rights: [
    {
      name: 'Unsubscribe without signing in',
      text: 'You can leave one list or all of them. Every email is checked right before it is sent, so your choice takes effect with the next one.',
    },
    {
      name: 'Unsubscribe from the mail app',
      text: 'An email with a preferences link also carries the header for one-click unsubscribe (RFC 8058).',
    },
    {
      name: 'Open a link safely',
      text: 'Opening it changes nothing. Only pressing a button does, so no mail scanner can unsubscribe you.',
    },
    {
      name: 'See and change what you’ve stopped',
      text: 'The page shows what you stopped and since when, and lets you turn it back on.',
    },
    {
      name: 'Have your data erased',
      text: 'We erase it from every table of the database. If you had unsubscribed, a keyed hash of your address stays, so that nobody writes to you again.',
    },
  ],
  choices: preferenceScopes.map(({ label }) => label),
};

const measured: MeasuredProps = {
  title: 'What we measured',
  lead: 'Results of our own benchmarks, with their date and machine. Open “As a table” for the command that repeats each one.',
  kill,
  overload,
  before: {
    name: 'Before the fix',
    slowestMs: 20_800,
    text: 'The last row is from before a fix on November 22, 2026. The machine was also several times slower that day, so the fix explains only part of the difference.',
  },
};

const claims: ClaimsProps = {
  claims: {
    title: 'What we claim',
    items: [
      {
        name: 'Confirmed means stored',
        text: 'We flush each form to disk before we respond, and return an error if that fails.',
      },
      {
        name: 'Backups can be encrypted',
        text: 'With a key set, backups are encrypted, and not even the server can read them.',
      },
      {
        name: 'Changes leave a trace',
        text: 'Every command we run that changes data is logged in the same transaction.',
      },
      {
        name: 'One sender can’t slow down the rest',
        text: 'Everything a stranger can fill up has a limit: posts, connections, emails and rows.',
      },
      {
        name: 'We keep a threat model',
        text: 'A list beside the code names each threat, its defense, and the test that proves it.',
      },
      {
        name: 'You can rerun every benchmark',
        text: 'Every benchmark comes with the code, and fails if it misses its target.',
      },
    ],
  },
  limits: {
    title: 'The limits',
    items: [
      {
        name: 'Killing a server isn’t a power failure',
        text: 'We have a benchmark for power failures, too, but no test can catch a disk that reports a write too early.',
      },
      {
        name: 'The database isn’t encrypted',
        text: 'Disk encryption is up to the host.',
      },
      {
        name: 'We can read the data',
        text: 'Whoever runs the server can read what is in it, and whoever controls its files can delete the log of commands.',
      },
      {
        name: 'Bandwidth is the network’s job',
        text: 'A network flood has to be stopped in front of the server.',
      },
      {
        name: 'We aren’t certified',
        text: 'We have no audit for ISO 27001 or SOC 2.',
      },
      {
        name: 'Your figures will differ',
        text: 'Ours come from one machine on one day.',
      },
    ],
  },
  report: {
    title: 'Found a vulnerability?',
    text: `Write to [${brand.contact.email}](mailto:${brand.contact.email}). Tell us what you did and what happened. Please test on a copy of your own, and leave other people’s data alone.`,
  },
};

export const security = {
  title: 'What we keep, and how we keep it',
  lead: 'What we store, who uses it, what leaves our server, and what happened when we tried to break it.',
  path,
  kept,
  recipients,
  measured,
  claims,
};

/** Said where some of this site's forms go to a third-party service. */
export const formsElsewhere =
  'Some forms on this site go to another service, which this page does not describe. The [privacy policy](/privacy) says who is responsible.';
