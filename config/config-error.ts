/** An invalid variable; `received` is masked if it is a secret. */
export interface ConfigFault {
  readonly name: string;
  readonly received: string;
  readonly expected: string;
}

/** Every invalid variable at once. The message is meant for operators and needs no stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const lines = faults.map(
      ({ name, received, expected }) => `  ${name} is ${received}; expected ${expected}.`,
    );
    super(`The configuration is invalid:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}
