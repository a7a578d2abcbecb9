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
      const [current, before] = await store.listTemplateVersions(code);
      if (!current) throw unknownTemplate(code);
      const version = wanted ?? before?.version;
      if (version === undefined) throw new OperatorError(`${code} has no earlier version.`);
      const outcome = await store.restoreTemplate(code, version);
      if (outcome === 'unknown') {
        throw new OperatorError(
          `${code} has no version ${version}. See npm run ops -- templates history ${code}.`,
        );
      }
      io.print(
        outcome === 'current'
          ? `${code}: version ${version} has the same content as the current one, nothing to do.\n`
          : `${code}: version ${version} is restored, as version ${current.version + 1}.\n`,
      );
    });
}

function readVersion(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a version number.');
}
