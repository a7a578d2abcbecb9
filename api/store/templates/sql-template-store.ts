import { type Database, query } from '../database/transaction.ts';
import { readTemplate } from './template-rows.ts';
import { templateStatements } from './template-statements.ts';
import type { TemplateStore } from './template-store.ts';
import {
  findTemplate,
  listVersions,
  putTemplate,
  restoreTemplate,
} from './template-transactions.ts';

/** Templates in any database whose schema is up to date. */
export function sqlTemplateStore(database: Database, now: () => number): TemplateStore {
  return {
    putTemplate: (template) => database.write(() => putTemplate(template, now())),
    findTemplate: (code) => database.read(() => findTemplate(code)),
    listTemplateVersions: (code) => database.read(() => listVersions(code)),
    restoreTemplate: (code, version) => database.write(() => restoreTemplate(code, version, now())),
    async listTemplates() {
      return (await database.read(() => query(templateStatements.listTemplates))).map(readTemplate);
    },
  };
}
