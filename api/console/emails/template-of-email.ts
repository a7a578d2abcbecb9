import type { TemplateOfEmail } from '@grovemail/contract/console/emails.ts';
import { cutText } from '@grovemail/domain/mail-subject.ts';
import { templateNames } from '../../mailing/compose.ts';
import type { Store } from '../../store/store.ts';
import type { VersionHeading } from '../../store/templates/template-store.ts';
import { shortLine } from '../serving/short-texts.ts';
import { templateWords } from '../templates/template-words.ts';

type Templates = Pick<Store, 'pageTemplateVersions' | 'readTemplate'>;

/** As much as a card shows. */
const maxWords = 600;
const pageSize = 100;

/**
 * A template as it was at a time: the text of an email is deleted once it is sent.
 * @param at milliseconds since the epoch
 * @returns null if it has been removed, or is newer
 */
export async function templateAt(
  store: Templates,
  code: string,
  at: number,
): Promise<TemplateOfEmail | null> {
  const heading = await versionAt(store, code, at);
  const row = heading && (await store.readTemplate(code, heading.version));
  if (!row) return null;
  const { kind, subject } = row;
  return {
    version: heading.version,
    kind,
    subject: shortLine(subject),
    words: cutText(await templateWords(row), maxWords),
    names: templateNames(row).fillable,
  };
}

async function versionAt(
  store: Templates,
  code: string,
  at: number,
): Promise<VersionHeading | null> {
  for (let before: number | undefined; ; ) {
    const page = await store.pageTemplateVersions(code, { limit: pageSize, before });
    const rows = page?.rows ?? [];
    const found = rows.find(({ storedAt }) => storedAt <= at);
    if (found || rows.length < pageSize) return found ?? null;
    before = rows.at(-1)?.version;
  }
}
