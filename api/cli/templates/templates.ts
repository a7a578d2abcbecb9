import { Command } from 'commander';
import { templatePlaceholders } from '../../mailing/template-notes.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { TemplateRow } from '../../store/templates/template-store.ts';
import { type ShortListing, shortListCommand } from '../listing/short-list-command.ts';
import { localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { templatesHistoryCommand } from './history.ts';
import { templatesPreviewCommand } from './preview.ts';
import { templatesPutCommand } from './put.ts';
import { templatesRemoveCommand } from './remove.ts';
import { templatesRestoreCommand } from './restore.ts';
import { templatesShowCommand } from './show.ts';

export function templatesCommand(io: OpsIo): Command {
  return new Command('templates')
    .addCommand(templatesPutCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(templatesShowCommand(io))
    .addCommand(templatesPreviewCommand(io))
    .addCommand(templatesHistoryCommand(io))
    .addCommand(templatesRestoreCommand(io))
    .addCommand(templatesRemoveCommand(io));
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
  uncut: ['Code'],
  emptyMessage:
    'No templates yet. Add one: npm run ops -- templates put welcome --subject "Welcome" --html welcome.html',
};
