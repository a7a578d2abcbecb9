import type { Command } from 'commander';
import type { OpsIo } from './process/ops-io.ts';

type MakeCommand = (io: OpsIo) => Command;

/** Loads each command by itself, in the order of the help: all of them take most of a second. */
export const commands: Readonly<Record<string, () => Promise<MakeCommand>>> = {
  enquiries: async () => (await import('./records/enquiries.ts')).enquiriesCommand,
  leads: async () => (await import('./records/leads.ts')).leadsCommand,
  subscribers: async () => (await import('./records/subscribers.ts')).subscribersCommand,
  feedback: async () => (await import('./records/feedback.ts')).feedbackCommand,
  contacts: async () => (await import('./records/contacts.ts')).contactsCommand,
  events: async () => (await import('./records/events.ts')).eventsCommand,
  preferences: async () => (await import('./preferences/preferences.ts')).preferencesCommand,
  person: async () => (await import('./person/person.ts')).personCommand,
  outbox: async () => (await import('./outbox/outbox.ts')).outboxCommand,
  emails: async () => (await import('./emails/emails.ts')).emailsCommand,
  mail: async () => (await import('./mail/mail.ts')).mailCommand,
  push: async () => (await import('./push/push.ts')).pushCommand,
  keys: async () => (await import('./keys/keys.ts')).keysCommand,
  webhooks: async () => (await import('./webhooks/webhooks.ts')).webhooksCommand,
  templates: async () => (await import('./templates/templates.ts')).templatesCommand,
  visits: async () => (await import('./visits/visits.ts')).visitsCommand,
  store: async () => (await import('./store/store.ts')).storeCommand,
  audit: async () => (await import('./audit/audit.ts')).auditCommand,
  doctor: async () => (await import('./doctor/doctor.ts')).doctorCommand,
  setup: async () => (await import('./setup/setup.ts')).setupCommand,
};

/** The commands that these arguments need: the named one, none for the version, or all for help and typing errors. */
export async function commandsFor(args: readonly string[], io: OpsIo): Promise<Command[]> {
  const [first = ''] = args;
  if (args.length === 1 && ['-V', '--version'].includes(first)) return [];
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const loading = named ? [named()] : Object.values(commands).map((load) => load());
  return (await Promise.all(loading)).map((make) => make(io));
}
