import type { Readable } from 'node:stream';

/** The first match in a program's output, which is still drained afterwards. */
export function lineFrom(output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.setEncoding('utf8');
    output.on('data', (more: string) => {
      text += more;
      const match = pattern.exec(text);
      if (match) resolve(match);
    });
    output.once('end', () => reject(new Error(`The program ended. It printed:\n${text}`)));
  });
}
