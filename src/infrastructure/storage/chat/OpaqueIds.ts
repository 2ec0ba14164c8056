import { encodeText } from '../kernel/digest';

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** Names for records that reveal nothing without their owner's key, even to someone who tries known ids. */
export class OpaqueIds {
  private constructor(private readonly key: CryptoKey) {}

  /** `key`: 32 bytes. The naming key is derived from it, separately from the encryption key. */
  static async with(key: Uint8Array<ArrayBuffer>): Promise<OpaqueIds> {
    const [salt, info] = [new Uint8Array(), encodeText('ids of records')];
    const whole = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
    return new OpaqueIds(
      await crypto.subtle.deriveKey(
        { name: 'HKDF', hash: 'SHA-256', salt, info },
        whole,
        { name: 'HMAC', hash: 'SHA-256', length: 256 },
        false,
        ['sign'],
      ),
    );
  }

  /** The same for the same place, under the same key. */
  async idOf(place: string): Promise<string> {
    return toHex(await crypto.subtle.sign('HMAC', this.key, encodeText(place)));
  }
}
