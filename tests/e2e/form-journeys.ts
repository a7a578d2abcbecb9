import type { Locator, Page } from '@playwright/test';
import { savingsRates } from '../../domain/savings/rates.ts';
import { type FormKind, forms, textsOf } from './lead-form.ts';
import { leadsOf } from './lead-rows.ts';
import { linkFor, suppressionsFor, uniqueRecipient } from './recipients.ts';
import { rowsOf, uniqueEmail } from './rows.ts';
import { listRows, type OpsTarget } from './run-ops.ts';

/** A form and what its visitors see. */
interface FormJourney {
  name: string;
  submit: string;
  /** The text to enter, by label. */
  fields: (email: string) => Record<string, string>;
  /** The options to choose, by the name of the native control. */
  choices?: Readonly<Record<string, string>>;
  /** The radio button or checkbox to check. */
  checkbox?: string;
  /** The message when the empty form is submitted; null if it saves, or shows none. */
  emptyError: RegExp | null;
  success: RegExp;
  offline: RegExp;
  /** The message on return to a page that was left while sending; null if it is sent in the background. */
  onReturn: RegExp | null;
  /** The button that shows the form again, where a result takes its place. */
  againButton?: string;
  /** Whether its calls send an Idempotency-Key. */
  isKeyed: boolean;
  /** The script of its island. */
  scriptUrl: RegExp;
  /** What it calls when it is submitted. */
  callUrl: RegExp;
  visit: (server: OpsTarget) => Promise<Visit>;
}

interface Visit {
  path: string;
  email: string;
  /** How many rows or emails the address has. */
  stored: () => Promise<number>;
}

/** Fills in a form of a journey. @param email the address that it enters */
export async function fillIn(
  form: Locator,
  journey: FormJourney,
  email: string,
  { onlyEmpty = false } = {},
): Promise<void> {
  const field = (label: string) => form.getByLabel(label, { exact: true });
  for (const [label, text] of Object.entries(journey.fields(email))) {
    if (!onlyEmpty || (await field(label).inputValue()) === '') await field(label).fill(text);
  }
  for (const [name, option] of Object.entries(journey.choices ?? {})) {
    await form.locator(`select[name=${name}]`).selectOption(option);
  }
  if (journey.checkbox) await field(journey.checkbox).check();
}

/** The option to choose in each select of a lead form, by name. */
const choicesOf = (kind: FormKind): Record<string, string> =>
  Object.fromEntries(Object.values(forms[kind].choices).map(([name, shown]) => [name, shown]));

/** A visit to a page that is the same for everyone. */
function visitTo(path: string, rows: (server: OpsTarget, email: string) => Promise<unknown[]>) {
  return async (server: OpsTarget): Promise<Visit> => {
    const email = uniqueEmail();
    return { path, email, stored: async () => (await rows(server, email)).length };
  };
}

/** What $500,000 a year saves, with broadcasts to 10,000 customers at the operator's rate. */
const saved = (
  500_000 -
  (10_000 * savingsRates.perMonth.campaign * 12) / savingsRates.perDollar
).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Every form of the site that saves something, by a short name. */
export const formJourneys: Readonly<Record<string, FormJourney>> = {
  contact: {
    name: 'Contact',
    submit: 'Send message',
    fields: (email) => ({
      'Full name': 'Ngozi Adé',
      'Email address': email,
      Subject: 'Prices in ₦',
      Message: 'Good morning.\nDo you count <contacts> & lists twice? ',
    }),
    emptyError: /^Full name is required\.$/,
    success: /^Thank you\. Your message has reached us\.$/,
    offline: /^Oops! An error occurred\. Please try again\.$/,
    onReturn: /^Thank you\. Your message has reached us\.$/,
    isKeyed: true,
    scriptUrl: /\/_astro\/ContactForm[^/]*\.js/,
    callUrl: /\/guests\/enquiry$/,
    visit: visitTo('/contact?utm_source=letter', (server, email) =>
      rowsOf('enquiries', server, email),
    ),
  },
  demo: {
    name: 'Demo request',
    submit: 'Request a demo',
    fields: (email) => textsOf('demo', email),
    choices: choicesOf('demo'),
    emptyError: /^Fields marked \* are required\.$/,
    success: /^Request submitted successfully$/,
    offline: /^An error occurred\. Please try again\.$/,
    onReturn: /^Request submitted successfully$/,
    isKeyed: true,
    scriptUrl: /\/_astro\/LeadForm[^/]*\.js/,
    callUrl: /\/demos$/,
    visit: visitTo('/demo?utm_source=letter&x=1', leadsOf),
  },
  startup: {
    name: 'Startup application',
    submit: 'Apply now',
    fields: (email) => ({
      ...textsOf('startup', email),
      'Tools you use today': 'Spreadsheets, Abacus',
    }),
    choices: choicesOf('startup'),
    emptyError: /^Fields marked \* are required\.$/,
    success: /^Application submitted successfully$/,
    offline: /^An error occurred\. Please try again\.$/,
    onReturn: /^Application submitted successfully$/,
    isKeyed: true,
    scriptUrl: /\/_astro\/LeadForm[^/]*\.js/,
    callUrl: /\/leads$/,
    visit: visitTo('/startup', leadsOf),
  },
  calculator: {
    name: 'Savings calculator',
    submit: 'Get your savings',
    fields: (email) => ({
      'First name': 'Ada',
      'Last name': 'Obi',
      'Email address': email,
      'Number of customers': '20,000',
      'Active customers': '10,000',
      'Current annual cost (USD)': '$500,000.00',
    }),
    checkbox: 'Broadcast Messaging',
    emptyError: /^Please fill all fields\.$/,
    success: new RegExp(`^Congratulations Ada, you're set to save \\$${saved} annually$`),
    // Calculated in the page, and sent in the background.
    offline: /^Congratulations Ada/,
    onReturn: null,
    againButton: 'Calculate again',
    isKeyed: true,
    scriptUrl: /\/_astro\/SavingsForm[^/]*\.js/,
    callUrl: /\/leads$/,
    visit: visitTo('/calculator', leadsOf),
  },
  newsletter: {
    name: 'Newsletter',
    submit: 'Subscribe',
    fields: (email) => ({ 'Email address': email }),
    emptyError: null,
    success: /^Thank you\. Please check your inbox to confirm\.$/,
    offline: /^Your address could not be saved\. Please try again\.$/,
    onReturn: /^Thank you\. Please check your inbox to confirm\.$/,
    isKeyed: true,
    scriptUrl: /\/_astro\/NewsletterForm[^/]*\.js/,
    callUrl: /\/capture\//,
    visit: visitTo('/contact/sent', (server, email) => rowsOf('subscribers', server, email)),
  },
  'fresh link': {
    name: 'Fresh link',
    submit: 'Send me a new link',
    fields: (email) => ({ 'Email address': email }),
    emptyError: /^Email address is required\.$/,
    success: /^If we send email to this address, a new link is on its way\./,
    offline: /^We could not send the request\. Please try again\.$/,
    onReturn: /^If we send email to this address, a new link is on its way\./,
    isKeyed: true,
    scriptUrl: /\/_astro\/FreshLink[^/]*\.js/,
    callUrl: /\/guests\/preferences\/link$/,
    // An email's payload is dropped after it is sent, so those of all visitors are counted.
    async visit(server) {
      const links = async () => {
        const rows = await listRows(server, 'outbox', 'list');
        return rows.filter(({ topic }) => topic === 'preferences.link').length;
      };
      const before = await links();
      const stored = async () => (await links()) - before;
      return { path: '/preferences', email: uniqueEmail(), stored };
    },
  },
  preferences: {
    name: 'Preferences',
    submit: 'Save preferences',
    fields: () => ({}),
    checkbox: 'All lists',
    emptyError: null,
    success: /^Preferences set successfully\.$/,
    offline: /^Could not set your preferences\. Please try again\.$/,
    onReturn: /^Preferences set successfully\.$/,
    isKeyed: false,
    scriptUrl: /\/_astro\/Preferences[^/]*\.js/,
    callUrl: /\/guests\/unsubscribe\//,
    async visit(server) {
      const recipient = uniqueRecipient();
      const stored = async () => {
        const rows = await suppressionsFor(server, recipient);
        return rows.filter(({ list }) => list === '*').length;
      };
      return { path: await linkFor(server, recipient), email: recipient.email, stored };
    },
  },
};

/** The form of a journey, and its button. */
export function partsOf(
  page: Page,
  { name, submit }: FormJourney,
): { form: Locator; send: Locator } {
  const form = page.getByRole('form', { name, exact: true });
  return { form, send: form.getByRole('button', { name: submit, exact: true }) };
}

/** What this tab keeps of sends without a response, including the calculator's queue. */
export function pendingSends(page: Page): Promise<string[]> {
  return page.evaluate(
    "Object.keys(sessionStorage).filter((key) => key.startsWith('sending:') || key === 'unsent')",
  );
}
