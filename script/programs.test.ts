import { afterEach, describe, expect, it, vi } from 'vitest';
import { debianInstaller, MissingProgram } from './programs.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('on a person’s machine', () => {
  it('nothing is installed', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    vi.stubEnv('CI', '');
    expect(debianInstaller('php-cli')).toBeNull();
  });

  it('the message has the command to run', () => {
    const { message } = new MissingProgram('PHP not found.', ['php-cli', 'php-curl']);
    expect(message).toBe(
      'PHP not found. On Debian, run: sudo apt-get install -y --no-install-recommends php-cli php-curl',
    );
  });
});
