import type { TemplateItem, TemplateList } from '@grovemail/contract/console/templates.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { counted } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Pill } from '../../components/Pill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { TextField } from '../../components/TextField.tsx';
import { shortMoment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useRowKeys } from '../../frame/use-row-keys.ts';
import { useTextFilter } from '../../frame/use-text-filter.ts';
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
  const now = useNow();
  const [isNaming, setIsNaming] = useState(false);
  const list = useCall<TemplateList>('/api/templates');
  const all = list.body?.templates ?? [];
  const { found, field } = useTextFilter(all, ({ id, subject }) => [id, subject]);
  useRowKeys();
  useChangeKeys({ n: () => setIsNaming(true) });
  return (
    <>
      <TopBar title="Templates" status={list.body ? counted(all.length, 'template') : ''}>
        <ChangeButton icon="plus" shortcut="N" onClick={() => setIsNaming(true)}>
          New template
        </ChangeButton>
      </TopBar>
      <search className={styles.search}>
        <SearchField label="Code or subject" {...field} />
      </search>
      <Table
        label="Templates"
        columns={columns(now)}
        list={{ items: list.body && found, error: list.error }}
        pathOf={templatePath}
        empty={field.value === '' ? none : noMatch}
      />
      {isNaming && <NamingDialog close={() => setIsNaming(false)} />}
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['Enter', 'Open'],
          ['N', 'New template', 'changes'],
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
      cell: ({ kind }) => <Pill label={kind} tone={kind === 'action' ? 'leaf' : 'sky'} />,
    },
    {
      title: 'Version',
      width: '64px',
      isNumber: true,
      isExtra: true,
      cell: ({ version }) => version,
    },
    { title: 'Changed', width: '116px', cell: ({ updatedAt }) => shortMoment(updatedAt, now) },
  ];
}

/** Asks for the code of a new one, which is stored with its first version. */
function NamingDialog({ close }: { close(): void }) {
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title="New template"
      submitLabel="Write it"
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

const none = { title: 'No templates yet', text: 'Press N to write the first one.' };
const noMatch = { title: 'Nothing matches', text: 'Search for part of a code or subject.' };
