import type { Database } from '../database/transaction.ts';
import type { TemplateStore } from './template-store.ts';
import {
  findTemplate,
  listTemplates,
  listVersions,
  pageTemplates,
  pageVersions,
  putTemplate,
  readTemplate,
  removeTemplate,
  restoreTemplate,
} from './template-transactions.ts';

/** Templates in any database whose schema is up to date. */
export function sqlTemplateStore(database: Database, now: () => number): TemplateStore {
  return {
    putTemplate: (template) =>
      database.write(
        () => putTemplate(template, now()),
        () => `template:${template.code}`,
      ),
    findTemplate: (code) => database.read(() => findTemplate(code)),
    readTemplate: (code, version) => database.read(() => readTemplate(code, version)),
    listTemplateVersions: (code) => database.read(() => listVersions(code)),
    pageTemplateVersions: (code, page) => database.read(() => pageVersions(code, page)),
    restoreTemplate: (code, version) =>
      database.write(
        () => restoreTemplate(code, version, now()),
        (restored) => restored && `template:${code}`,
      ),
    removeTemplate: (code) =>
      database.write(
        () => removeTemplate(code),
        (outcome) => (outcome === 'removed' ? `template:${code}` : null),
      ),
    listTemplates: () => database.read(listTemplates),
    pageTemplates: (page) => database.read(() => pageTemplates(page)),
  };
}
