import * as z from 'zod/mini';
import { savings } from '../savings/savings.ts';
import { firstTouchKeys, firstTouchMaxLength, readAttribution } from '../visits/attribution.ts';
import { utmMaxLength } from '../visits/plain-query.ts';
import { demoForm } from './demo.ts';
import { type Validated, validate } from './form.ts';
import { savingsForm } from './savings-lead.ts';
import { startupForm } from './startup.ts';

/** The form behind each type of lead (D1, D3). */
export const leadForms = { demo: demoForm, startup: startupForm, savings: savingsForm } as const;

export type LeadType = keyof typeof leadForms;

const mark = z.optional(z.string().check(z.maxLength(firstTouchMaxLength)));

const attributionShape = {
  /** The last landing's query string, without `?`. */
  utm: z.optional(z.string().check(z.maxLength(utmMaxLength))),
  first_touch: z.optional(z.object(Object.fromEntries(firstTouchKeys.map((key) => [key, mark])))),
};

const demoLead = z.object({
  type: z.literal('demo'),
  metadata: z.extend(demoForm.schema, {
    type: z.optional(z.literal('demo')),
    ...attributionShape,
  }),
});

const startupLead = z.object({
  type: z.literal('startup'),
  metadata: z.extend(startupForm.schema, {
    type: z.optional(z.literal('startup')),
    ...attributionShape,
  }),
});

const savingsLead = z.object({
  type: z.literal('savings'),
  metadata: z.extend(savingsForm.schema, {
    type: z.optional(z.literal('savings')),
    /** US dollars a year; recomputed by the server, so it may be left out. */
    savings: z.optional(z.number()),
    ...attributionShape,
  }),
});

/** The body of POST /leads and POST /demos (R338–R343, D1, D2). */
export const leadSchema = z.discriminatedUnion('type', [demoLead, startupLead, savingsLead]);

export interface Lead {
  type: LeadType;
  /** The form's values, the type once more (D2), savings for a savings lead, and attribution. */
  metadata: Record<string, unknown>;
}

/**
 * Validates a lead and returns it as it is stored: unknown fields dropped, attribution
 * truncated, savings computed here since a browser's figure cannot be trusted.
 * @returns every fault at once, keyed by field (`type` when the lead itself is unclear)
 */
export function validateLead(body: Readonly<Record<string, unknown>>): Validated<Lead> {
  const { type, metadata } = body;
  if (!isLeadType(type)) {
    return { ok: false, errors: { type: 'Type must be demo, startup or savings.' } };
  }
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) {
    return { ok: false, errors: { metadata: 'Metadata must hold the fields of the form.' } };
  }
  const given = metadata as Record<string, unknown>;
  if (given.type !== undefined && given.type !== type) {
    return { ok: false, errors: { type: 'Type must be the same outside and inside metadata.' } };
  }
  const attribution = readAttribution(given);
  if (type === 'savings') {
    const checked = validate(savingsForm, given);
    if (!checked.ok) return checked;
    const { active_count: activeCount, current_cost: currentCost, services } = checked.values;
    const result = savings({ activeCount, currentCost, services });
    return accepted(type, { ...checked.values, savings: result.savings }, attribution);
  }
  const checked = validate(type === 'demo' ? demoForm : startupForm, given);
  return checked.ok ? accepted(type, checked.values, attribution) : checked;
}

function accepted(type: LeadType, values: object, attribution: object): Validated<Lead> {
  return { ok: true, values: { type, metadata: { type, ...values, ...attribution } } };
}

function isLeadType(type: unknown): type is LeadType {
  return typeof type === 'string' && Object.hasOwn(leadForms, type);
}
