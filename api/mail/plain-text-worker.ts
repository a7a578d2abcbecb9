// The worker thread of `plain-text.ts`: HTML in, text out, one after the other.
import { parentPort } from 'node:worker_threads';
import { htmlAsText } from './html-as-text.ts';

parentPort?.postMessage('ready');
parentPort?.on('message', (html: string) => {
  parentPort?.postMessage(htmlAsText(html));
});
