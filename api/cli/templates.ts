import { isoTimestamp } from '@grovemail/domain/iso-timestamp.ts';
import { Command } from 'commander';
import type { TemplateRow } from '../store/templates/template-store.ts';
import { localTime } from './format-time.ts';
import type { OpsIo } from './ops-io.ts';
import { type ShortListing, shortListCommand } from './short-list-command.ts';
import { templatePlaceholders } from './template-placeholders.ts';
import { templatesHistoryCommand } from './templates-history.ts';
import { templatesPreviewCommand } from './templates-preview.ts';
import { templatesPutCommand } from './templates-put.ts';
import { templatesRestoreCommand } from './templates-restore.ts';
import { templatesShowCommand } from './templates-show.ts';

export function templatesCommand(io: OpsIo): Command {
  return new Command('templates')
    .description('manage templates of transactional email')
    .addCommand(templatesPutCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(templatesShowCommand(io))
    .addCommand(templatesPreviewCommand(io))
    .addCommand(templatesHistoryCommand(io))
    .addCommand(templatesRestoreCommand(io));
}

const listing: ShortListing<TemplateRow> = {
  noun: 'templates',
  order: 'by code',
  list: (store) => store.listTemplates(),
  record: ({ code, kind, subject, createdAt, updatedAt, ...parts }) => ({
    code,
    kind,
    subject,
    createdAt: isoTimestamp(createdAt),
    updatedAt: isoTimestamp(updatedAt),
    placeholders: templatePlaceholders({ subject, ...parts }),
  }),
  columns: {
    Code: ({ code }) => code,
    Subject: ({ subject }) => subject,
    Kind: ({ kind }) => kind,
    Placeholders: (template) => templatePlaceholders(template).join(' '),
    Changed: ({ updatedAt }) => localTime(updatedAt),
  },
  emptyMessage:
    'No templates yet. Add one: npm run ops -- templates put welcome --subject "Welcome" --html welcome.html',
};
