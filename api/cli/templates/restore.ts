import { Command, InvalidArgumentError } from 'commander';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { unknownTemplate } from './history.ts';

const example = `
Examples:
  npm run ops -- templates restore welcome
  npm run ops -- templates restore welcome 3

The restored version becomes the newest, so you can undo this the same way. Queued emails do not change.
`;

export function templatesRestoreCommand(io: OpsIo): Command {
  return new Command('restore')
    .description('restore an earlier version of a template')
    .argument('<code>', 'as templates list shows it')
    .argument('[version]', 'as templates history shows it (default: the previous one)', readVersion)
    .addHelpText('after', example)
    .action(async (code: string, wanted: number | undefined) => {
      await using store = await io.openStoreForWriting();
      const versions = await store.pageTemplateVersions(code, { limit: 2 });
      if (!versions) throw unknownTemplate(code);
      const version = wanted ?? versions.rows[1]?.version;
      if (version === undefined) throw new OperatorError(`${code} has no earlier version.`);
      const restored = await store.restoreTemplate(code, version);
      if (!restored) {
        throw new OperatorError(
          `${code} has no version ${version}. See npm run ops -- templates history ${code}.`,
        );
      }
      io.print(
        restored.isChange
          ? `${code}: version ${version} is restored, as version ${restored.template.version}.\n`
          : `${code}: version ${version} has the same content as the current one, nothing to do.\n`,
      );
    });
}

function readVersion(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a version number.');
}
