import { serveWorker } from './worker.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
serveWorker(scope, import.meta.env.PUSH_BUILT.messaging || scope.location.origin);
