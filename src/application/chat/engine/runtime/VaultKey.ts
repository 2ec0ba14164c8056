import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { HostPorts } from './HostPorts';
import { retryPause } from '../reducer/retryPause';

type KeyPorts = Pick<HostPorts, 'identity' | 'unlockVault' | 'pages' | 'clock' | 'random'>;

/**
 * Gives the vault the key of the signed-in person. A key is kept while the person stays; a failed request is retried
 * until it succeeds.
 */
export class VaultKey {
  /** The person had no key, and one was made: what this device stored under a former key cannot be read. */
  isNew = false;
  private openFor: string | undefined;
  private cancel: Unsubscribe = () => undefined;
  /** Rises when asking ends: an answer on its way is dropped, for it may be another person's. */
  private epoch = 0;

  constructor(private readonly ports: KeyPorts) {}

  /** Requests the key once if it is not present; answers whether it is now. */
  async open(uid: string): Promise<boolean> {
    if (this.openFor === uid) return true;
    this.forget();
    return this.requestKey(uid);
  }

  /**
   * Requests the key once although there may be one, because it may be the wrong one. Without an answer the present one
   * stays.
   */
  async renew(uid: string): Promise<boolean> {
    this.stopRetrying();
    const wasOpen = this.openFor === uid;
    return (await this.requestKey(uid, wasOpen)) || wasOpen;
  }

  /** Retries until the key is there, and then calls `onOpen`. */
  retryUntilOpen(uid: string, onOpen: () => void, attempt = 0): void {
    const { clock, random } = this.ports;
    const { epoch } = this;
    this.cancel = clock.wakeIn(retryPause(attempt, { now: clock.now(), chance: random.unit() }), () => {
      void this.requestKey(uid).then(isOpen => {
        if (isOpen) onOpen();
        else if (epoch === this.epoch) this.retryUntilOpen(uid, onOpen, attempt + 1);
      });
    });
  }

  /** Stops retrying: it is uncertain whose session a request would use. */
  stopRetrying(): void {
    this.epoch += 1;
    this.cancel();
  }

  /** The person has gone. */
  forget(): void {
    this.stopRetrying();
    this.openFor = undefined;
    this.isNew = false;
  }

  /** `keepsCurrent`: without an answer the vault keeps its present key. */
  private async requestKey(uid: string, keepsCurrent = false): Promise<boolean> {
    const { epoch } = this;
    const key = await this.ports.identity.vaultKey();
    if (epoch !== this.epoch || (keepsCurrent && !key.ok)) return false;
    await this.ports.unlockVault(key.ok ? key.value.bytes : undefined);
    await this.ports.pages.openPages(uid, key.ok ? key.value.bytes : undefined);
    if (epoch !== this.epoch) return false;
    if (key.ok) {
      this.openFor = uid;
      this.isNew ||= key.value.isNew;
    }
    return key.ok;
  }
}
