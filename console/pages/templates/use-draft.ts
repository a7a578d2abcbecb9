import type {
  StoredTemplate,
  TemplateContent,
  TemplateDetail,
} from '@grovemail/contract/console/templates.ts';
import { useEffect, useMemo, useState } from 'react';
import { type CallState, useCall } from '../../calls/use-call.ts';
import { templateCall } from './paths.ts';

/** What was written and not stored, by code: it is there when one comes back. */
const drafts = new Map<string, { content: TemplateContent; over: number | null }>();

export interface Draft {
  detail: CallState<TemplateDetail>;
  /** Null while it loads, or if nothing is stored. */
  stored: StoredTemplate | null;
  /** Null while it loads. */
  content: TemplateContent | null;
  isChanged: boolean;
  /** The version that the draft began with; null: none. */
  over: number | null;
  write(change: Partial<TemplateContent>): void;
  /** Forgets what was written, once it is stored or not wanted. @param stored what is stored now */
  settle(stored: StoredTemplate | null): void;
}

/** A template as it is written. */
export function useDraft(code: string): Draft {
  const detail = useCall<TemplateDetail>(templateCall(code), freshMs);
  const [own, setOwn] = useState(() => drafts.get(code) ?? null);
  const [settled, setSettled] = useState<StoredTemplate | null>(null);
  const read = detail.body?.template ?? null;
  const stored = settled && settled.version > (read?.version ?? 0) ? settled : read;
  const isLoaded = detail.body !== null;
  const base = useMemo(
    () => (stored ? contentOf(stored) : isLoaded ? empty(code) : null),
    [stored, isLoaded, code],
  );
  const content = own?.content ?? base;
  const isChanged = own !== null && base !== null && !isSame(own.content, base);
  useEffect(() => {
    if (own) drafts.set(code, own);
    else drafts.delete(code);
  }, [code, own]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return {
    detail,
    stored,
    content,
    isChanged,
    over: own ? own.over : (stored?.version ?? null),
    write: (change) =>
      setOwn((before) => {
        const old = before?.content ?? content ?? empty(code);
        return {
          content: { ...old, ...change },
          over: before ? before.over : (stored?.version ?? null),
        };
      }),
    settle: (next) => {
      setOwn(null);
      if (next) setSettled(next);
      detail.refresh();
    },
  };
}

const freshMs = 10_000;

function contentOf({ kind, subject, html, text }: TemplateContent): TemplateContent {
  return { kind, subject, html, text };
}

function isSame(one: TemplateContent, other: TemplateContent): boolean {
  return (['kind', 'subject', 'html', 'text'] as const).every((part) => one[part] === other[part]);
}

/** What a new one begins with. */
function empty(code: string): TemplateContent {
  const html = '<!doctype html>\n<html>\n<body>\n  <p>Hello @firstname,</p>\n</body>\n</html>\n';
  return { kind: 'list', subject: code, html, text: null };
}
