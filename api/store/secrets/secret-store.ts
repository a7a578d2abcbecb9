/** Keys that the servers of a store share. */
export interface SecretStore {
  /**
   * The secret of that name: what was kept first, by whichever process. Made anew it is `candidate`.
   * @throws {StoreUnavailableError} when it can be neither read nor kept
   */
  secret(name: string, candidate: { value: string; createdAt: number }): Promise<string>;
}
