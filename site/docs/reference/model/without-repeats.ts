import type { Field, Place } from './fields.ts';
import type { WebhookModel } from './webhook-model.ts';

/**
 * The webhooks of a page, without what stands in an earlier one: equal groups of fields, the fields of equal objects,
 * and equal responses. Where that was, they name it.
 */
export function withoutRepeats(webhooks: readonly WebhookModel[]): WebhookModel[] {
  return webhooks.map((webhook, at) => {
    const earlier = webhooks.slice(0, at);
    const same = earlier.find(({ responses }) => isEqual(responses, webhook.responses));
    return {
      ...webhook,
      groups: webhook.groups.map((group) => {
        const found = earlier.find(({ groups }) => groups.some((one) => isEqual(one, group)));
        if (found) return { ...group, fields: [], same: placeOf(found, group.title) };
        return { ...group, fields: group.fields.map((field) => withoutRepeat(field, earlier)) };
      }),
      ...(same ? { responses: [], sameResponses: placeOf(same, 'answers') } : {}),
    };
  });
}

function withoutRepeat(field: Field, earlier: readonly WebhookModel[]): Field {
  if (field.fields.length === 0) return field;
  const found = earlier.find(({ groups }) =>
    groups.some(({ fields }) => fields.some((one) => isEqual(one.fields, field.fields))),
  );
  return found ? { ...field, fields: [], same: placeOf(found, field.path) } : field;
}

function placeOf({ id, title }: WebhookModel, part: string): Place {
  return { href: `#${id}.${part}`, title };
}

/** Whether two parts are the same, whatever their examples are. */
function isEqual(one: unknown, other: unknown): boolean {
  return withoutExamples(one) === withoutExamples(other);
}

function withoutExamples(part: unknown): string {
  return JSON.stringify(part, (name, value) => (name === 'example' ? undefined : value));
}
