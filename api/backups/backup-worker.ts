import { workerData } from 'node:worker_threads';
import { writeBackup } from './write-backup.ts';

await writeBackup(workerData);
