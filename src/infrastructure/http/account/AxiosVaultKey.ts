import type { CoreAccount } from '@/application/chat/ports/CoreAccount';

/** The document that holds the key of a person's things on a device; the chat's are sealed with the same key. */
const KEY_DOCUMENT = 'chat-cache-key';
const KEY_BYTES = 32;

/** The key of the signed-in person, made on first use and kept by the backend alone. */
export class AxiosVaultKey {
  constructor(
    private readonly account: Pick<CoreAccount, 'document' | 'keepFirstDocument'>,
    private readonly random: { bytes(count: number): Uint8Array },
  ) {}

  /** 32 bytes; undefined where the backend could not be asked. */
  async read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const stored = await this.account.document(KEY_DOCUMENT);
    if (!stored.ok) return undefined;
    if (stored.value !== undefined) return fromHex(stored.value);
    const made = toHex(this.random.bytes(KEY_BYTES));
    const kept = await this.account.keepFirstDocument(KEY_DOCUMENT, made);
    if (!kept.ok) return undefined;
    // Another device or window was quicker: its key is the one.
    return kept.value ? fromHex(made) : this.read();
  }
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: KEY_BYTES }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16));
