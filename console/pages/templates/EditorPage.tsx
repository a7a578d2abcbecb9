import type { StoredTemplate } from '@grovemail/contract/console/templates.ts';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { ListState } from '../../components/ListState.tsx';
import { moment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAct } from '../../frame/use-act.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import styles from './editor-page.module.css';
import { HistoryPane } from './HistoryPane.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { templateCall } from './paths.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SampleData } from './SampleData.tsx';
import { TestDialog } from './TestDialog.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useFilling } from './use-filling.ts';
import { shapes, themes } from './use-preview.ts';
import { WritingPane } from './WritingPane.tsx';

type Asking = 'test' | 'remove' | null;

/** One template: what is written, what is filled in, and how it looks. */
export function EditorPage({ code }: { code: string }) {
  const { readingOnly } = useFrame();
  const now = useNow();
  const [, go] = useLocation();
  const [params, setParams] = useSearchParams();
  const firstValue = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const draft = useDraft(code);
  const store = useStoring(code, draft);
  const showsHistory = params.has('history');
  const toggleHistory = () => setParams(showsHistory ? {} : { history: 'yes' }, { replace: true });
  const { shown, error, names, data, type, shape, theme, setShape, setTheme } = useFilling(
    draft.content,
  );
  const test = readingOnly === undefined ? () => setAsking('test') : undefined;
  useKeys({
    'Ctrl+s': store,
    'Ctrl+enter': test,
    ...Object.fromEntries(shapes.map((each, at) => [String(at + 1), () => setShape(each)])),
    0: () => setTheme(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'light'),
    e: () => document.querySelector<HTMLElement>('[role=textbox]')?.focus(),
    h: toggleHistory,
    Escape: () => go('/templates'),
  });
  const { content } = draft;
  return (
    <>
      <EditorBar
        code={code}
        draft={draft}
        now={now}
        showsHistory={showsHistory}
        toggleHistory={toggleHistory}
        store={store}
        ask={setAsking}
      />
      {!content && <ListState of={content} error={draft.detail.error} />}
      {content && (
        <div className={styles.panes} data-history={showsHistory}>
          {showsHistory && <HistoryPane code={code} content={content} draft={draft} now={now} />}
          {!showsHistory && (
            <div className={styles.write}>
              <WritingPane
                content={content}
                names={names}
                write={draft.write}
                isReadOnly={readingOnly !== undefined}
                send={() => test?.()}
              />
              <SampleData
                names={shown?.names ?? []}
                open={names.open}
                data={data}
                change={type}
                ref={firstValue}
              />
              <Notes notes={shown?.notes ?? []} />
            </div>
          )}
          <PreviewPane
            shown={shown}
            shape={shape}
            theme={theme}
            open={names.open}
            problem={error?.message ?? shown?.problem ?? ''}
            chooseShape={setShape}
            chooseTheme={setTheme}
            typeValues={() => firstValue.current?.focus()}
          />
        </div>
      )}
      {asking === 'test' && content && (
        <TestDialog code={code} content={content} data={data} close={() => setAsking(null)} />
      )}
      {asking === 'remove' && draft.stored && (
        <RemoveDialog
          code={code}
          versions={draft.stored.version}
          close={() => setAsking(null)}
          onRemoved={() => {
            draft.settle(null);
            go('/templates');
          }}
        />
      )}
      <KeyBar keys={keys} />
    </>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const keys = [
  ['Ctrl S', 'Store', 'changes'],
  ['Ctrl Enter', 'Send a test', 'changes'],
  ['1 2 3', 'Desktop, phone, text'],
  ['0', 'Light, dark, both'],
  ['E', 'Write', 'changes'],
  ['H', 'History'],
  ['Esc', 'Back to the list'],
] as const;

/** Stores what was written as the next version. */
function useStoring(code: string, { content, over, isChanged, stored, settle }: Draft) {
  const { readingOnly } = useFrame();
  const toast = useToast();
  const act = useAct();
  return () =>
    void act(async () => {
      if (!content || readingOnly !== undefined || (stored && !isChanged)) return;
      const next = await post<StoredTemplate>(templateCall(code), { ...content, over });
      settle(next);
      toast({ text: `Stored as version ${next.version}. The next call uses it.`, icon: 'check' });
    });
}

interface BarProps {
  code: string;
  draft: Draft;
  now: number;
  showsHistory: boolean;
  toggleHistory(): void;
  store(): void;
  ask(asking: Asking): void;
}

function EditorBar({ code, draft, now, showsHistory, toggleHistory, store, ask }: BarProps) {
  const { stored, isChanged } = draft;
  const isStale = isChanged && draft.over !== (stored?.version ?? null);
  const status = !draft.detail.body
    ? ''
    : !stored
      ? 'Not stored yet'
      : isStale
        ? `A colleague stored version ${stored.version} meanwhile`
        : `Version ${stored.version}${isChanged ? ', changed' : `, ${moment(stored.storedAt, now)}`}`;
  const nothingNew = stored && !isChanged ? 'nothing was changed' : undefined;
  return (
    <TopBar title={code} from={{ label: 'Templates', path: '/templates' }} status={status}>
      <div className={styles.actions}>
        {stored && (
          <ChangeButton look="asks" icon="trash" onClick={() => ask('remove')}>
            Remove…
          </ChangeButton>
        )}
        <Button
          look="quiet"
          icon="history"
          aria-pressed={showsHistory}
          aria-keyshortcuts="h"
          onClick={toggleHistory}
        >
          History
        </Button>
        <ChangeButton icon="emails" onClick={() => ask('test')}>
          Send a test
        </ChangeButton>
        <ChangeButton look="lime" shortcut="Ctrl S" disabledReason={nothingNew} onClick={store}>
          {`Store version ${(stored?.version ?? 0) + 1}`}
        </ChangeButton>
      </div>
    </TopBar>
  );
}
