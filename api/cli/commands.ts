import { Command } from 'commander';
import type { OpsIo } from './process/ops-io.ts';

type MakeCommand = (io: OpsIo) => Command;

interface OpsCommand {
  about: string;
  /** Loading all commands would take most of a second. */
  load: () => Promise<MakeCommand>;
}

/** In the order of the help. */
const commands: Readonly<Record<string, OpsCommand>> = {
  enquiries: {
    about: 'messages from the contact form',
    load: async () => (await import('./records/enquiries.ts')).enquiriesCommand,
  },
  leads: {
    about: 'demo requests, startup applications and savings results',
    load: async () => (await import('./records/leads.ts')).leadsCommand,
  },
  subscribers: {
    about: 'newsletter sign-ups, pending and confirmed',
    load: async () => (await import('./records/subscribers.ts')).subscribersCommand,
  },
  feedback: {
    about: 'feedback from readers of the documentation',
    load: async () => (await import('./records/feedback.ts')).feedbackCommand,
  },
  contacts: {
    about: 'contacts saved through the public API',
    load: async () => (await import('./records/contacts.ts')).contactsCommand,
  },
  events: {
    about: 'events sent through the public API',
    load: async () => (await import('./records/events.ts')).eventsCommand,
  },
  preferences: {
    about: 'unsubscribes and other suppressions, and links to the preferences page',
    load: async () => (await import('./preferences/preferences.ts')).preferencesCommand,
  },
  person: {
    about: 'show, export or erase everything about one person, by email address',
    load: async () => (await import('./person/person.ts')).personCommand,
  },
  outbox: {
    about: 'emails and notices: waiting, delivered, bounced, dead or discarded',
    load: async () => (await import('./outbox/outbox.ts')).outboxCommand,
  },
  emails: {
    about: 'emails by their recipient, and what became of them',
    load: async () => (await import('./emails/emails.ts')).emailsCommand,
  },
  mail: {
    about:
      'emails saved as files (without SMTP_URL), test emails, and bounces (with BOUNCE_DOMAIN)',
    load: async () => (await import('./mail/mail.ts')).mailCommand,
  },
  push: {
    about: 'push notifications: subscriptions, messages and what happened to them',
    load: async () => (await import('./push/push.ts')).pushCommand,
  },
  keys: {
    about: 'API keys for the public API under /v1',
    load: async () => (await import('./keys/keys.ts')).keysCommand,
  },
  webhooks: {
    about: 'URLs that receive events and notifications',
    load: async () => (await import('./webhooks/webhooks.ts')).webhooksCommand,
  },
  templates: {
    about: 'manage templates of transactional email',
    load: async () => (await import('./templates/templates.ts')).templatesCommand,
  },
  console: {
    about: 'a page in the browser: what came in, what went out, what needs a hand',
    load: async () => (await import('./console/console.ts')).consoleCommand,
  },
  visits: {
    about: 'page views, the hosts that led here, and submissions per day',
    load: async () => (await import('./visits/visits.ts')).visitsCommand,
  },
  store: {
    about: 'back up, restore, check and move the data',
    load: async () => (await import('./store/store.ts')).storeCommand,
  },
  audit: {
    about: 'show every change that a command made, newest first',
    load: async () => (await import('./audit/audit.ts')).auditCommand,
  },
  doctor: {
    about:
      'check settings, DNS of the sender, mail server, site, TLS, proxy, clock, disk, replicas, mail reports, backups, and samples that are left',
    load: async () => (await import('./doctor/doctor.ts')).doctorCommand,
  },
  setup: {
    about: 'write a production setting file with every variable, and say what is left to do',
    load: async () => (await import('./setup/setup.ts')).setupCommand,
  },
};

/** All commands for help and suggestions. Only the one in `args` is loaded. */
export async function commandsFor(args: readonly string[], io: OpsIo): Promise<Command[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { about, load }]) => {
      const command = args.includes(name) ? (await load())(io) : new Command(name);
      return command.description(about);
    }),
  );
}
