import { expect, type Page } from '@playwright/test';
import { uniqueEmail } from './rows.ts';

const texts = {
  'First name': 'Ada',
  'Last name': 'Obi',
  'Company name': 'Orchard & Söhne',
  'Phone number': '+234 800 000 0000',
};

export const forms = {
  demo: {
    path: '/demo',
    name: 'Demo request',
    post: '**/demos',
    submit: 'Request a demo',
    thanks: '/demo/requested',
    success: 'Request submitted successfully',
    promise: 'We will write to you to find a time.',
    choices: { 'Number of users': ['250K-500K', '250K:500K'] },
    names: { 'Number of users': 'subscribers' },
  },
  startup: {
    path: '/startup',
    name: 'Startup application',
    post: '**/leads',
    submit: 'Apply now',
    thanks: '/startup/applied',
    success: 'Application submitted successfully',
    promise: 'A person reads it and answers by email.',
    choices: {
      'Number of users': ['10K - 50K', '10:50K'],
      'Annual email marketing budget': ['$5,000 - $10,000', '5K:10K'],
    },
    names: { 'Number of users': 'subscribers', 'Annual email marketing budget': 'budget' },
  },
} as const;

export type FormKind = keyof typeof forms;

/** The elements of a lead form, by role and label. */
export function leadFormOn(page: Page, kind: FormKind) {
  const { name, submit } = forms[kind];
  const form = page.getByRole('form', { name });
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    submit: form.getByRole('button', { name: submit, exact: true }),
    success: form.getByRole('status'),
    alert: form.getByRole('alert'),
    dismiss: form.getByRole('button', { name: 'Dismiss', exact: true }),
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

/** Fills in the whole form. @returns the metadata to be stored */
export async function fillInLead(lead: LeadForm, kind: FormKind, email = uniqueEmail()) {
  for (const [label, text] of Object.entries(texts)) await lead.field(label).fill(text);
  await lead.field('Company email').fill(email);
  const { choices, names } = forms[kind];
  const chosen: Record<string, string> = {};
  for (const [label, [shown, value]] of Object.entries(choices)) {
    await lead.field(label).selectOption(shown);
    chosen[(names as Record<string, string>)[label] ?? label] = value;
  }
  return {
    firstname: texts['First name'],
    lastname: texts['Last name'],
    company_name: texts['Company name'],
    email,
    phone_number: texts['Phone number'],
    ...chosen,
  };
}

/** The labels of the required fields, in order. */
export function labelsOf(kind: FormKind): string[] {
  return [
    ...['First name', 'Last name', 'Company name', 'Company email', 'Phone number'],
    ...Object.keys(forms[kind].choices),
  ];
}
