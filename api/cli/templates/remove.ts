import { Command } from 'commander';
import { requireConfirmation } from '../input/confirmation.ts';
import { table } from '../output/table.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownTemplate } from './history.ts';

export function templatesRemoveCommand(io: OpsIo): Command {
  return new Command('remove')
    .description('remove templates with all their versions')
    .argument('<code...>', 'as templates list shows them')
    .option('--yes', 'do not ask for confirmation')
    .addHelpText(
      'after',
      '\nExample:\n  npm run ops -- templates remove welcome\n\nQueued emails are still sent.\n',
    )
    .action(async (given: string[], { yes }: { yes?: true }) => {
      const codes = [...new Set(given)];
      if (!yes) await confirmRemoval(io, codes);
      await using store = await io.openStoreForWriting();
      const unknown: string[] = [];
      for (const code of codes) {
        if ((await store.removeTemplate(code)) === 'unknown') unknown.push(code);
        else io.print(`${code}: removed.\n`);
      }
      if (unknown.length > 0) throw unknownTemplate(unknown.join(', '));
    });
}

/** Lists the templates to be removed, and asks for confirmation if there are any. */
async function confirmRemoval(io: OpsIo, codes: readonly string[]): Promise<void> {
  await using store = await io.openStore();
  const cells: string[][] = [];
  for (const code of codes) {
    const template = await store.readTemplate(code);
    if (template) cells.push([code, template.subject, String(template.version)]);
  }
  if (cells.length === 0) return;
  io.printError(table(['Code', 'Subject', 'Versions'], cells, io.width, [0]));
  io.printError('All versions are removed. Calls that send these codes fail from then on.\n');
  const what = cells.length === 1 ? 'this template' : `these ${cells.length} templates`;
  await requireConfirmation(io, `Remove ${what}?`, 'Nothing was removed.');
}
