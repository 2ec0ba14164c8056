/** 64 symbols, so that six bits of a byte select one without bias. */
const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** D1 §3: "a random 10-character state key". */
export const SINGLE_SIGN_ON_KEY_LENGTH = 10;

/** Converts random bytes to a state key, one character per byte. */
export function singleSignOnKey(bytes: ArrayLike<number>): string {
  return Array.from(bytes, byte => symbols.charAt(byte % symbols.length)).join('');
}
