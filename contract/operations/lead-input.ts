import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { type LeadType, leadForms } from '@grovemail/domain/forms/lead.ts';
import { savings } from '@grovemail/domain/savings/savings.ts';
import {
  firstTouchKeys,
  firstTouchMaxLength,
  readAttribution,
} from '@grovemail/domain/visits/attribution.ts';
import { utmMaxLength } from '@grovemail/domain/visits/plain-query.ts';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { documented, isObject, sentenceInput } from '../fields/input.ts';

const mark = z.string().max(firstTouchMaxLength).optional();

/** The browser's data must not cost a lead, so invalid parts are cut or dropped. */
const attribution = z.preprocess(
  (value) => readAttribution(isObject(value) ? value : {}),
  z
    .object({
      utm: z
        .string()
        .max(utmMaxLength)
        .optional()
        .describe("The last landing's query, without `?`."),
      first_touch: z
        .object(Object.fromEntries(firstTouchKeys.map((key) => [key, mark])))
        .optional()
        .describe('The campaign parameters of the first landing.'),
    })
    .optional(),
);

/** The fields of a form, and its type again. */
function metadataOf<const Type extends LeadType, Form extends (typeof leadForms)[LeadType]>(
  type: Type,
  form: Form,
) {
  const { shape } = documented(form);
  const email: mini.ZodMiniString = shape.email;
  return z.object(
    {
      type: z.literal(type, 'Type must be the same outside and inside metadata.').default(type),
      ...shape,
      email: email.check(mini.overwrite((text) => canonicalAddress(text) ?? text)),
    },
    'Metadata must hold the fields of the form.',
  );
}

const savingsMetadata = metadataOf('savings', leadForms.savings)
  .extend({
    savings: z.preprocess(
      (figure) => (Number.isFinite(figure) ? figure : undefined),
      z.number().optional().describe('US dollars a year.'),
    ),
  })
  // A browser's figure cannot be trusted.
  .transform((values) => {
    const { active_count: activeCount, current_cost: currentCost, services } = values;
    return { ...values, savings: savings({ activeCount, currentCost, services }).savings };
  });

const union = z.discriminatedUnion(
  'type',
  [
    leadOf('demo', metadataOf('demo', leadForms.demo)),
    leadOf('startup', metadataOf('startup', leadForms.startup)),
    leadOf('savings', savingsMetadata),
  ],
  'Type must be demo, startup or savings.',
);

function leadOf<const Type extends LeadType, Metadata extends z.ZodType>(
  type: Type,
  metadata: Metadata,
) {
  return z.object({ type: z.literal(type), metadata, attribution });
}

/** Forms without script, and pages from before the upgrade, send attribution among the fields. */
const lead = z.preprocess((body) => {
  if (!isObject(body) || !isObject(body.metadata) || body.attribution !== undefined) return body;
  const { utm, first_touch } = body.metadata;
  return { ...body, attribution: { utm, first_touch } };
}, union);

export type Lead = z.output<typeof lead>;

/** The body of POST /leads and POST /demos. */
export const leadInput = sentenceInput(lead, { depth: 2 });
