/** Keys shared by the servers of a store. */
export interface SecretStore {
  /**
   * The secret of that name, which is `candidate` if no process has stored one before.
   * @throws {StoreUnavailableError} if it can be neither read nor stored
   */
  secret(name: string, candidate: { value: string; createdAt: number }): Promise<string>;
}
