/** One wrong variable: its name, what stood there (masked where it is a key), what would be right. */
export interface ConfigFault {
  readonly name: string;
  readonly received: string;
  readonly expected: string;
}

/** Thrown by `parseConfig` with every fault at once; the message is for people and needs no stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const lines = faults.map(
      ({ name, received, expected }) => `  ${name} is ${received}; expected ${expected}.`,
    );
    super(`The configuration cannot be used:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}
