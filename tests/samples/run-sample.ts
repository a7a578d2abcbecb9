import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleLanguageId } from '@grovemail/domain/samples/sample-languages.ts';

const extensions = { node: 'mjs', python: 'py', php: 'php' } as const;

/** A sample's output: the status on the first line, then the rest. */
export interface Outcome {
  status: number;
  /** The response body; Python and Node.js print it in their own syntax. */
  output: string;
}

/** Each language's interpreter; `npm test` sets the variables. */
export const programs = {
  node: process.execPath,
  python: process.env.PYTHON_PATH ?? '/usr/bin/python3',
  php: process.env.PHP_PATH ?? 'php',
} as const;

/** The shells in which lines for curl run. */
const shells = {
  bash: process.env.BASH_PATH ?? 'bash',
  zsh: process.env.ZSH_PATH ?? 'zsh',
} as const;
export const shellNames = Object.keys(shells) as (keyof typeof shells)[];

/**
 * Runs a line for curl in a shell, unchanged.
 * @throws Error with its output when it fails
 */
export async function runCurl(shell: keyof typeof shells, line: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-curl-'));
  try {
    await writeFile(join(folder, '.curlrc'), 'silent\nwrite-out = "\\n%{http_code}"\n');
    const printed = await runInShell(shell, line, folder);
    const [, output = '', status = ''] = /^([\s\S]*)\n(\d{3})$/.exec(printed) ?? [];
    return { status: Number(status), output };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * What a script prints that a shell reads from its input, as it reads what is pasted.
 * @param home where curl finds its settings
 */
export function runInShell(
  shell: keyof typeof shells,
  script: string,
  home = tmpdir(),
): Promise<string> {
  const own = shell === 'zsh' ? ['-f'] : ['--norc', '--noprofile'];
  return outputOf([shells[shell], ...own], home, { CURL_HOME: home }, `${script}\n`);
}

/**
 * Runs a sample in a temporary folder.
 * @param files paths of files to copy into that folder
 * @throws Error with its output when it fails
 */
export async function runSample(
  language: SampleLanguageId,
  code: string,
  environment: Readonly<Record<string, string>>,
  files: readonly string[] = [],
): Promise<Outcome> {
  if (language === 'http') return sendRaw(code, environment);
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-sample-'));
  try {
    const name = `sample.${extensions[language]}`;
    await writeFile(join(folder, name), code);
    for (const path of files) await copyFile(path, join(folder, path.split('/').at(-1) ?? ''));
    const printed = await outputOf([programs[language], name], folder, environment);
    const [, status = '', output = ''] = /^(\d{3})\n([\s\S]*)$/.exec(printed) ?? [];
    if (status === '') return { status: 0, output: printed };
    return { status: Number(status), output };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sends a raw HTTP request, with CR LF after each header line. */
async function sendRaw(
  code: string,
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const [head = '', ...rest] = code.trimEnd().split('\n\n');
  const body = rest.join('\n\n');
  const filledHead = head.replace(/\$([A-Z_]+)/g, (_, name: string) => environment[name] ?? '');
  const host = /^Host: (\S+)$/m.exec(head)?.[1] ?? '';
  const { hostname, port } = new URL(`http://${host}`);
  const message = `${filledHead.split('\n').join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
  const reply = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(message));
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('end', () => resolve(received)).on('error', reject);
  });
  const [replyHead = '', ...text] = reply.split('\r\n\r\n');
  return { status: Number(replyHead.split(' ')[1]), output: text.join('\r\n\r\n') };
}

function outputOf(
  [program = '', ...args]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
  input = '',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      PYTHONIOENCODING: 'utf-8',
      ...environment,
    };
    const child = spawn(program, args, { cwd, env, stdio: 'pipe' });
    child.stdin.end(input);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`The sample exited with ${code}.\n${stdout}${stderr}`));
    });
  });
}

/** Names of the files in `docs/samples/` with a suffix, without it. */
export async function sampleNames(suffix: string): Promise<string[]> {
  const names = await readdir('site/docs/samples');
  return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
}
