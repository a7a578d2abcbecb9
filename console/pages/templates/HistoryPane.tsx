import type { ListPage } from '@grovemail/contract/console/list.ts';
import type {
  StoredTemplate,
  TemplateContent,
  VersionItem,
} from '@grovemail/contract/console/templates.ts';
import { useState } from 'react';
import { get, post } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { ListState } from '../../components/ListState.tsx';
import { Segments } from '../../components/Segments.tsx';
import { shortMoment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';
import { aroundChanges, diffLines } from './diff.ts';
import styles from './history-pane.module.css';
import { templateCall } from './paths.ts';
import type { Draft } from './use-draft.ts';
import { useWords } from './use-words.ts';
import { WordChanges } from './WordChanges.tsx';

interface Props {
  code: string;
  /** As it is written now. */
  content: TemplateContent;
  draft: Draft;
  now: number;
}

/** Every version, and what has changed since the chosen one. */
export function HistoryPane({ code, content, draft, now }: Props) {
  const { stored, isChanged } = draft;
  const page = useCall<ListPage<VersionItem>>(
    stored ? templateCall(code, `/versions?newest=${stored.version}`) : null,
  );
  const [older, setOlder] = useState<ListPage<VersionItem> | null>(null);
  const act = useAct();
  const [number, setNumber] = useState<number | null>(null);
  const versions = [...(page.body?.items ?? []), ...(older?.items ?? [])];
  const hasMore = older?.hasMore ?? page.body?.hasMore ?? false;
  const chosen = number ?? (isChanged ? stored?.version : versions[1]?.version) ?? null;
  const loadMore = () =>
    act(async () => {
      const before = versions.at(-1)?.version;
      const path = templateCall(code, `/versions?before=${before}`);
      const next = await get<ListPage<VersionItem>>(path);
      setOlder({ ...next, items: [...(older?.items ?? []), ...next.items] });
    });
  return (
    <div className={styles.history}>
      <section className={styles.versions} aria-label="Versions">
        <h2>History, nothing is ever lost</h2>
        <ListState of={stored ? page.body : versions} error={page.error} empty={!stored && none} />
        <ol>
          {versions.map((version) => (
            <li key={version.version}>
              <Version
                version={version}
                now={now}
                isCurrent={version.version === stored?.version}
                isChosen={version.version === chosen}
                choose={() => setNumber(version.version)}
              />
            </li>
          ))}
        </ol>
        {hasMore && (
          <Button look="quiet" onClick={() => void loadMore()}>
            Older ones
          </Button>
        )}
      </section>
      {chosen === null ? (
        <p className={styles.none}>There is no earlier version.</p>
      ) : (
        <Comparison key={chosen} code={code} content={content} draft={draft} number={chosen} />
      )}
    </div>
  );
}

const none = { title: 'Nothing is stored yet', text: 'Ctrl S stores the first version.' };

interface VersionProps {
  version: VersionItem;
  now: number;
  isCurrent: boolean;
  isChosen: boolean;
  choose(): void;
}

function Version({ version: item, now, isCurrent, isChosen, choose }: VersionProps) {
  const { version, subject, kind, storedAt } = item;
  return (
    <button type="button" aria-pressed={isChosen} onClick={choose}>
      <b>{version}</b>
      <span>
        {subject}
        <span>
          {shortMoment(storedAt, now)}, {kind}
          {isCurrent && ', current'}
        </span>
      </span>
    </button>
  );
}

interface ComparisonProps extends Omit<Props, 'now'> {
  /** Of the chosen version. */
  number: number;
}

function Comparison({ code, content, draft, number }: ComparisonProps) {
  const toast = useToast();
  const act = useAct();
  const { stored, isChanged, settle } = draft;
  const { body: old, error } = useCall<StoredTemplate>(templateCall(code, `/versions/${number}`));
  const isCurrent = number === stored?.version;
  const restore = () =>
    act(async () => {
      const path = templateCall(code, '/restoration');
      const next = await post<StoredTemplate>(path, { version: number });
      settle(next);
      toast({ text: `Version ${number} is back, as version ${next.version}`, icon: 'history' });
    });
  if (!old) return <ListState of={old} error={error} />;
  return (
    <section className={styles.comparison} aria-label={`Since version ${number}`}>
      <header>
        <h2>
          From {number} to {isChanged ? 'what is written' : stored?.version}
        </h2>
        <ChangeButton
          icon="refresh"
          disabledReason={
            (isCurrent && !isChanged ? 'it is the current one' : undefined) ??
            (isCurrent ? 'it is stored already: take back what was written' : undefined)
          }
          onClick={() => void restore()}
        >
          {`Restore version ${number}`}
        </ChangeButton>
        {isChanged && (
          <Button look="quiet" onClick={() => settle(null)}>
            Take back what was written
          </Button>
        )}
      </header>
      <Changes before={old} after={content} />
    </section>
  );
}

const views = [
  { value: 'all', label: 'Lines and words' },
  { value: 'words', label: 'Words only' },
];

function Changes({ before, after }: { before: TemplateContent; after: TemplateContent }) {
  const [view, setView] = useState('all');
  const words = useWords(before, after);
  const [old, next] = [whole(before), whole(after)];
  if (old === next) return <p>Both are the same.</p>;
  return (
    <>
      <Segments label="What is compared" options={views} chosen={view} choose={setView} />
      {view === 'all' && <Diff before={old} after={next} />}
      {words && <WordChanges {...words} />}
    </>
  );
}

/** Everything that a version consists of. */
function whole({ subject, kind, html, text }: TemplateContent): string {
  const plain = text === null ? 'Text: made from the HTML' : `Text:\n${text}`;
  return `Subject: ${subject}\nKind: ${kind}\n${html}\n${plain}`;
}

const signs = { same: ' ', gone: '−', new: '+' } as const;
const words = { same: '', gone: 'Gone: ', new: 'New: ' } as const;

function Diff({ before, after }: { before: string; after: string }) {
  const lines = aroundChanges(diffLines(before, after));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <div className={styles.diff} tabIndex={0} role="group" aria-label="Changes">
      {lines.map((line, at) =>
        line === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <hr key={at} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <code key={at} data-kind={line.kind}>
            <span aria-hidden="true">{signs[line.kind]}</span>
            <span className="sr">{words[line.kind]}</span>
            {line.text}
          </code>
        ),
      )}
    </div>
  );
}
