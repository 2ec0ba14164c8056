import type { EngineAccount } from '@/application/chat/ports/EngineAccount';
import { vaultKeyText } from '@/application/kernel/vaultKeyText';

/**
 * The signed-in user's key, created on first use and stored only by the backend; the chat's data is encrypted with the
 * same key.
 */
export class AxiosVaultKey {
  constructor(
    private readonly account: Pick<EngineAccount, 'document' | 'saveFirstDocument'>,
    private readonly random: { bytes(count: number): Uint8Array },
  ) {}

  /** 32 bytes; undefined if the backend could not be reached, or returns something else. */
  async read(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const stored = await this.account.document(vaultKeyText.DOCUMENT);
    if (!stored.ok) return undefined;
    if (stored.value !== undefined) return vaultKeyText.read(stored.value);
    const made = vaultKeyText.write(this.random.bytes(vaultKeyText.BYTES));
    const kept = await this.account.saveFirstDocument(vaultKeyText.DOCUMENT, made);
    if (!kept.ok) return undefined;
    // Another device or window was quicker: its key is the one.
    return kept.value ? vaultKeyText.read(made) : this.read();
  }
}
