import type { TemplateRow } from '../../store/templates/template-store.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownTemplate } from './history.ts';

/** @throws {OperatorError} when there is no template with this code */
export async function findTemplate(io: OpsIo, code: string): Promise<TemplateRow> {
  const store = await io.openStore();
  try {
    const template = await store.findTemplate(code);
    if (template) return template;
  } finally {
    await store.close();
  }
  throw unknownTemplate(code);
}
