/** The controls of the server's owner that a client of the SDK does not have. */
export interface Levers {
  lastCode(email: string): Promise<string>;
  customToken(uid: string, claims: Record<string, unknown>): Promise<string>;
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  revoke(uid: string): Promise<void>;
  protect(on: boolean): Promise<void>;
  moveClock(offsetMs: number): Promise<void>;
}
