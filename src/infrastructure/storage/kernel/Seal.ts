import type { SealedText } from './SealedText';
import { encodeText } from './digest';

const ALGORITHM = 'AES-GCM';
const USES: readonly KeyUsage[] = ['encrypt', 'decrypt'];
const IV_BYTES = 12;

/** Encrypts and decrypts text with AES-GCM under one user's key. */
export class Seal {
  private constructor(private readonly key: CryptoKey) {}

  static of(key: CryptoKey): Seal {
    return new Seal(key);
  }

  /** A key that cannot be extracted from the browser, to be stored beside the data that it encrypts. */
  static newKey(): Promise<CryptoKey> {
    return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, USES);
  }

  /** `key`: 32 bytes. */
  static async with(key: Uint8Array<ArrayBuffer>): Promise<Seal> {
    return new Seal(await crypto.subtle.importKey('raw', key, ALGORITHM, false, USES));
  }

  /** `place` is bound to the text: encrypted text that was moved elsewhere cannot be decrypted. */
  async close(text: string, place: string): Promise<SealedText> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const data = await crypto.subtle.encrypt(
      { name: ALGORITHM, iv, additionalData: encodeText(place) },
      this.key,
      encodeText(text),
    );
    return { iv, data };
  }

  /** Undefined if the text is not sealed, or was changed, moved, or sealed under another key. */
  async open(sealed: SealedText, place: string): Promise<string | undefined> {
    try {
      const { iv, data } = sealed;
      return new TextDecoder().decode(
        await crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: encodeText(place) }, this.key, data),
      );
    } catch {
      return undefined;
    }
  }
}
