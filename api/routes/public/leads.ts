import type { Lead } from '@grovemail/contract/operations/lead-input.ts';
import { demos, leads } from '@grovemail/contract/operations/leads.ts';
import { savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import { type Call, defineRoute, type Route, type RouteResponse } from '../../http/route.ts';
import { type ComparedPlans, savingsPage } from './savings-page.ts';
import { sentPage } from './sent-page.ts';
import { type SubmissionDeps, submit } from './submission.ts';

interface Deps extends SubmissionDeps {
  plans: ComparedPlans;
}

/** POST /leads and POST /demos: one body, one kind of record. */
export function leadRoutes({ plans, ...deps }: Deps): Route[] {
  const handle =
    (operation: typeof demos | typeof leads) =>
    async (call: Call<Lead>): Promise<RouteResponse> => {
      const { type, metadata, attribution } = call.values;
      const page = type === 'savings' ? savingsPage(metadata, plans) : sentPage(type, metadata);
      const response = await submit(deps, operation, call, {
        // Stored together.
        record: { kind: 'lead', type, metadata: { ...metadata, ...attribution } },
        topics: ['lead.notify', 'lead.receipt'],
        payload: (id) => ({ data: { id } }),
      });
      return { ...response, page };
    };

  return [
    defineRoute({
      operation: demos,
      form: (fields) => types.find((type) => type === (fields.get('type') ?? 'demo')),
      canQuarantine: true,
      fromForm: (fields) => leadOfForm(fields, 'demo'),
      handle: handle(demos),
    }),
    defineRoute({
      operation: leads,
      form: (fields) => types.find((type) => type === fields.get('type')),
      canQuarantine: true,
      fromForm: leadOfForm,
      handle: handle(leads),
    }),
  ];
}

/**
 * A form sends flat fields with a hidden `type`. Services come as repeated `services` or as one field each, tools as
 * repeated `tools` or separated by commas. The lead's schema finds attribution among the fields.
 */
function leadOfForm(fields: URLSearchParams, otherwise?: string): Record<string, unknown> {
  const type = fields.get('type') ?? otherwise;
  const ticked = savingsServices.filter(
    ({ value }) => fields.getAll('services').includes(value) || fields.has(value),
  );
  const services = ticked.map(({ value }) => value);
  const repeated = { services, tools: fields.getAll('tools').join(',') };
  return { type, metadata: { ...Object.fromEntries(fields), type, ...repeated } };
}

const types = ['demo', 'startup', 'savings'] as const;
