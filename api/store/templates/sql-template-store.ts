import { integer, rowReader, text } from '../database/row.ts';
import { type Database, query } from '../database/transaction.ts';
import { templateStatements } from './template-statements.ts';
import type { TemplateStore } from './template-store.ts';

/** Templates in any database whose schema is up to date. */
export function sqlTemplateStore(database: Database, now: () => number): TemplateStore {
  return {
    async putTemplate({ code, createdAt, subject, html, plain }) {
      const values = [code, createdAt, now(), subject, html, plain];
      await database.write(() => query(templateStatements.putTemplate, ...values));
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

const readTemplate = rowReader({
  code: text,
  created_at: integer,
  updated_at: integer,
  subject: text,
  html: text,
  plain: text.nullable(),
});
