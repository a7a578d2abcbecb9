import type { TemplateItem, TemplateList } from '@grovemail/contract/console/templates.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Pill } from '../../components/Pill.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { TextField } from '../../components/TextField.tsx';
import { moment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useKeys } from '../../frame/use-keys.ts';
import { useRowKeys } from '../../frame/use-row-keys.ts';
import { templatePath } from './paths.ts';
import styles from './templates-page.module.css';

/** With the code editor, which other pages do not need. */
const EditorPage = lazy(async () => ({ default: (await import('./EditorPage.tsx')).EditorPage }));

/** The table of templates, or the chosen one in the editor. @param code null: the table */
export function TemplatesPage({ code }: { code: string | null }) {
  if (code === null) return <TemplateTable />;
  return (
    <Suspense>
      <EditorPage key={code} code={code} />
    </Suspense>
  );
}

function TemplateTable() {
  const { readingOnly } = useFrame();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const [params, setParams] = useSearchParams();
  const [isNaming, setIsNaming] = useState(false);
  const list = useCall<TemplateList>('/api/templates');
  const text = params.get('search') ?? '';
  const all = list.body?.templates ?? [];
  const found = all.filter((template) => matches(template, text));
  useRowKeys();
  useKeys({
    '/': () => search.current?.focus(),
    n: readingOnly === undefined ? () => setIsNaming(true) : undefined,
  });
  const count = all.length.toLocaleString('en-US');
  return (
    <>
      <TopBar
        title="Templates"
        status={list.body ? `${count} ${all.length === 1 ? 'template' : 'templates'}` : ''}
      >
        <Button icon="plus" shortcut="N" impossible={readingOnly} onClick={() => setIsNaming(true)}>
          New template
        </Button>
      </TopBar>
      <search className={styles.search}>
        <SearchField
          ref={search}
          label="Code or subject"
          value={text}
          change={(next) => setParams(next ? { search: next } : {}, { replace: true })}
        />
      </search>
      <Table
        label="Templates"
        columns={columns(now)}
        items={list.body ? found : null}
        error={list.error}
        pathOf={templatePath}
        empty={text === '' ? none : noMatch}
      />
      {isNaming && <NamingDialog close={() => setIsNaming(false)} />}
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['Enter', 'Open'],
          ['N', 'New template'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function columns(now: number): Column<TemplateItem>[] {
  return [
    { title: 'Code', width: 'minmax(120px, 1fr)', cell: ({ id }) => id },
    {
      title: 'Subject',
      width: 'minmax(120px, 2fr)',
      isExtra: true,
      cell: ({ subject }) => subject,
    },
    {
      title: 'Kind',
      width: '72px',
      cell: ({ kind }) => <Pill tone={kind === 'action' ? 'leaf' : 'sky'}>{kind}</Pill>,
    },
    {
      title: 'Version',
      width: '64px',
      isNumber: true,
      isExtra: true,
      cell: ({ version }) => version,
    },
    { title: 'Changed', width: '140px', cell: ({ updatedAt }) => moment(updatedAt, now) },
  ];
}

/** Asks for the code of a new one, which is stored with its first version. */
function NamingDialog({ close }: { close(): void }) {
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title="New template"
      action="Write it"
      submit={async () => () => go(templatePath(code.trim()))}
      close={close}
    >
      <TextField
        label="Code"
        hint="Calls name it as template_code. It cannot be changed later."
        required
        pattern=".*\S.*"
        maxLength={100}
        value={code}
        change={setCode}
      />
    </FormDialog>
  );
}

function matches({ id, subject }: TemplateItem, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [id, subject].some((part) => part.toLowerCase().includes(wanted));
}

const none = { title: 'No templates yet', text: 'Press N to write the first one.' };
const noMatch = { title: 'Nothing matches', text: 'Search for part of a code or subject.' };
