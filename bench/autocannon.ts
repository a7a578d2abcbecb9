import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { benchTool } from './bench-tool.ts';

interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
  /** `[<id>]` in it becomes a different text in each request. */
  body: string;
}

/** The part of autocannon's report that is used here; latency in milliseconds. */
interface Report {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  '2xx': number;
  non2xx: number;
  /** Connections that broke or timed out. */
  errors: number;
  statusCodeStats: Readonly<Record<string, { count: number }>>;
}

/** Posts as fast as the connections allow, in a process of its own, so that this one can time health checks. */
export async function postLoad(load: Load): Promise<Report> {
  const [program = '', ...args] = await benchTool(
    'autocannon',
    '--connections',
    String(load.connections),
    '--duration',
    String(load.seconds),
    '--method',
    'POST',
    '--body',
    load.body,
    '--idReplacement',
    '--json',
    '--no-progress',
    ...Object.entries(load.headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    load.url,
  );
  const { stdout } = await promisify(execFile)(program, args);
  return JSON.parse(stdout);
}
