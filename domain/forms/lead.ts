import { demoForm } from './demo.ts';
import { savingsForm } from './savings-lead.ts';
import { startupForm } from './startup.ts';

/** The form behind each type of lead. */
export const leadForms = { demo: demoForm, startup: startupForm, savings: savingsForm } as const;

export type LeadType = keyof typeof leadForms;
