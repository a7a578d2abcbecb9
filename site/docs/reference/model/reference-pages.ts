import { type CommonErrors, commonErrors } from './common-errors.ts';
import type { ContractDocument } from './document.ts';
import { type OperationModel, operationModel } from './operation-model.ts';
import { type Resource, referencePath, resources } from './resources.ts';
import { type WebhookModel, webhookModel } from './webhook-model.ts';

/** A page of the reference: everything in the contract about one resource. */
export interface ReferencePage extends Resource {
  /** Its address, without a trailing slash. */
  path: string;
  description: string;
  operations: OperationModel[];
  /** The errors that they share. */
  common: CommonErrors;
  webhooks: WebhookModel[];
}

/**
 * The reference, generated from the contract alone.
 * @throws Error if an operation or webhook is on no page, or a page would be empty
 */
export function referencePages(document: ContractDocument): ReferencePage[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: tagOf(operation),
      model: operationModel(method, path, operation, document),
    })),
  );
  const webhooks = Object.entries(document.webhooks).map(([name, { post }]) => ({
    tag: tagOf(post),
    model: webhookModel(name, post, document),
  }));
  return resources.map((resource) => {
    const description = document.tags.find(({ name }) => name === resource.tag)?.description;
    const own = operations.filter(({ tag }) => tag === resource.tag).map(({ model }) => model);
    if (!description || own.length === 0) {
      throw new Error(`The page ${resource.slug} is of ${resource.tag}, which the contract lacks.`);
    }
    return {
      ...resource,
      path: `${referencePath}/${resource.slug}`,
      description,
      operations: own,
      common: commonErrors(own),
      webhooks: webhooks.filter(({ tag }) => tag === resource.tag).map(({ model }) => model),
    };
  });
}

function tagOf({ operationId, tags: [tag] }: { operationId: string; tags: [string] }): string {
  if (resources.some((resource) => resource.tag === tag)) return tag;
  throw new Error(`${operationId} has the tag ${tag}, so it would be on no page.`);
}
