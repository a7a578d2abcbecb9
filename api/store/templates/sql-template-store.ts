import { mailKinds } from '@grovemail/domain/transactionals/mail-kind.ts';
import { oneOf } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { readTemplate } from './template-rows.ts';
import { templateStatements } from './template-statements.ts';
import type { TemplateStore } from './template-store.ts';

/** Templates in any database whose schema is up to date. */
export function sqlTemplateStore(database: Database, now: () => number): TemplateStore {
  return {
    async putTemplate({ code, createdAt, kind = null, subject, html, plain }) {
      const values = [code, createdAt, now(), kind, subject, html, plain];
      const [row] = await database.write(() => query(templateStatements.putTemplate, ...values));
      return oneOf(...mailKinds).parse(row?.kind);
    },
    async findTemplate(code) {
      const [row] = await database.read(() => query(templateStatements.findTemplate, code));
      return row ? readTemplate(row) : null;
    },
    async listTemplates() {
      return (await database.read(() => query(templateStatements.listTemplates))).map(readTemplate);
    },
  };
}
