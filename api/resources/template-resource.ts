import type {
  TemplateHeadingResource,
  TemplateResource,
  TemplateVersionResource,
} from '@grovemail/contract/operations/v1-template-resource.ts';
import { templateNames } from '../mailing/compose.ts';
import type {
  StoredTemplate,
  TemplateHeading,
  VersionHeading,
} from '../store/templates/template-store.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A template as the API shows it in a list. */
export function headingResource(row: TemplateHeading): TemplateHeadingResource {
  const { code, version, kind, subject, createdAt, updatedAt } = row;
  return {
    code,
    version,
    kind,
    subject,
    created_at: isoTimestamp(createdAt),
    updated_at: isoTimestamp(updatedAt),
  };
}

/** A template as the API shows it. */
export function templateResource(row: StoredTemplate): TemplateResource {
  const { html, plain: text } = row;
  const placeholders = templateNames(row).fillable;
  return { ...headingResource(row), html, text, placeholders };
}

/** A version as the API shows it. @param current the number of the current one */
export function versionResource(row: VersionHeading, current: number): TemplateVersionResource {
  const { version, kind, subject, storedAt } = row;
  const stored_at = isoTimestamp(storedAt);
  return { version, is_current: version === current, kind, subject, stored_at };
}
