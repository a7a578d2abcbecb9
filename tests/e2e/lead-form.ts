import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './rows.ts';

/** The text fields of both forms by label: their name in the body, and what is entered. */
const applicant = {
  'First name': ['firstname', 'Ada'],
  'Last name': ['lastname', 'Obi'],
  'Company name': ['company_name', 'Orchard & Söhne'],
  'Company email': ['email', ''],
  'Phone number': ['phone_number', '+234 800 000 0000'],
} as const;

/** `choices` by label: their name in the body, what is shown and what is sent. */
export const forms = {
  demo: {
    path: '/demo',
    name: 'Demo request',
    post: '**/demos',
    submit: 'Request a demo',
    success: 'Request submitted successfully',
    again: 'Send another request',
    meanwhile: ['Calculate your savings', '/calculator'],
    note: 'Fields marked * are required.',
    promise: 'We’ll email you to find a time.',
    texts: applicant,
    choices: { 'Number of users': ['subscribers', '250K-500K', '250K:500K'] },
  },
  startup: {
    path: '/startup',
    name: 'Startup application',
    post: '**/leads',
    submit: 'Apply now',
    success: 'Application submitted successfully',
    again: 'Send another application',
    meanwhile: ['See pricing', '/pricing'],
    note: 'Fields marked * are required.',
    promise: 'A person will read it and reply by email.',
    texts: applicant,
    choices: {
      'Number of users': ['subscribers', '10K - 50K', '10:50K'],
      'Annual email marketing budget': ['budget', '$5,000 - $10,000', '5K:10K'],
    },
  },
} as const;

export type FormKind = keyof typeof forms;

/** The elements of a lead form, by role and label. */
export function leadFormOn(page: Page, kind: FormKind) {
  const { name, submit, again } = forms[kind];
  const choices: Readonly<Record<string, readonly string[]>> = forms[kind].choices;
  const card = page.locator('#form');
  const form = card.getByRole('form', { name, includeHidden: true });
  return {
    form,
    /** The native control of a choice, even below the list that covers it. */
    field: (label: string) => {
      const [choice] = choices[label] ?? [];
      return choice
        ? form.locator(`select[name=${choice}]`)
        : form.getByLabel(label, { exact: true });
    },
    submit: form.getByRole('button', { name: submit, exact: true }),
    /** What takes the place of the form. */
    letter: card.getByRole('status'),
    /** The letter's title. */
    success: card.getByRole('status').getByRole('heading', { level: 2 }),
    again: card.getByRole('button', { name: again }),
    alert: form.getByRole('alert'),
    /** On the alert, or on the letter. */
    dismiss: card.getByRole('button', { name: 'Dismiss', exact: true }),
  };
}

export type LeadForm = ReturnType<typeof leadFormOn>;

/** Opens the page and waits until the form is hydrated. */
export async function visitLeadForm(page: Page, kind: FormKind): Promise<LeadForm> {
  await page.goto(forms[kind].path);
  const lead = leadFormOn(page, kind);
  await lead.form.hover();
  await expect(lead.form).toHaveJSProperty('noValidate', true);
  return lead;
}

/** What to enter into the text fields, by label. */
export function textsOf(kind: FormKind, email: string): Record<string, string> {
  const entries = Object.entries(forms[kind].texts);
  return Object.fromEntries(
    entries.map(([label, [name, text]]) => [label, name === 'email' ? email : text]),
  );
}

/** The metadata of a form that is filled in. */
export function metadataOf(kind: FormKind, email: string) {
  const { texts, choices } = forms[kind];
  const entries = [
    ...Object.values(texts),
    ...Object.values(choices).map(([name, , value]) => [name, value]),
  ];
  return { ...Object.fromEntries(entries), company_name: applicant['Company name'][1], email };
}

/** Fills in the whole form. @returns the metadata to be stored */
export async function fillInLead(lead: LeadForm, kind: FormKind, email = uniqueEmail()) {
  for (const [label, text] of Object.entries(textsOf(kind, email))) {
    await lead.field(label).fill(text);
  }
  for (const [label, [, shown]] of Object.entries(forms[kind].choices)) {
    await lead.field(label).selectOption(shown);
  }
  return metadataOf(kind, email);
}

/** The labels of the required fields, in order. */
export function labelsOf(kind: FormKind): string[] {
  return [...Object.keys(forms[kind].texts), ...Object.keys(forms[kind].choices)];
}
