/** The backend document with the key of a user's data on a device (DESIGN §5 row 9). */
const DOCUMENT = 'chat-cache-key';
const BYTES = 32;

const isKey = (text: string): boolean => text.length === BYTES * 2 && /^[0-9a-f]+$/i.test(text);

export const vaultKeyText = {
  DOCUMENT,
  BYTES,
  write: (key: Uint8Array): string => Array.from(key, byte => byte.toString(16).padStart(2, '0')).join(''),
  /** Undefined for anything but a complete key: a partial key could be guessed. */
  read: (text: string): Uint8Array<ArrayBuffer> | undefined =>
    isKey(text)
      ? Uint8Array.from({ length: BYTES }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
      : undefined,
};
