import { latest } from '../../../kernel/latest';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { HostPorts } from './HostPorts';
import { retryPause } from '../reducer/retryPause';

type KeyPorts = Pick<HostPorts, 'identity' | 'unlockVault' | 'pages' | 'clock' | 'random'>;

/**
 * Unlocks the vault with the key of the signed-in user. The key is kept while the user stays; a failed request is
 * retried until it succeeds.
 */
export class VaultKey {
  /** The user had no key and a new one was created: data stored under a former key cannot be read. */
  isNew = false;
  private openFor: string | undefined;
  private cancel: Unsubscribe = () => undefined;
  /** Cancelled when requests end, so a late answer, which may belong to another user, is ignored. */
  private readonly requests = latest();

  constructor(private readonly ports: KeyPorts) {}

  /** Requests the key once if it is missing; returns whether it is available. */
  async open(uid: string): Promise<boolean> {
    if (this.openFor === uid) return true;
    this.forget();
    return this.requestKey(uid);
  }

  /** Requests the key once even if there is one, because it may be wrong. Without an answer the current one stays. */
  async renew(uid: string): Promise<boolean> {
    this.stopRetrying();
    const wasOpen = this.openFor === uid;
    return (await this.requestKey(uid, wasOpen)) || wasOpen;
  }

  /** Retries until the key is there, and then calls `onOpen`. */
  retryUntilOpen(uid: string, onOpen: () => void, attempt = 0): void {
    const { clock, random } = this.ports;
    const isCurrent = this.requests.current();
    this.cancel = clock.wakeIn(retryPause(attempt, { now: clock.now(), chance: random.unit() }), () => {
      void this.requestKey(uid).then(isOpen => {
        if (isOpen) onOpen();
        else if (isCurrent()) this.retryUntilOpen(uid, onOpen, attempt + 1);
      });
    });
  }

  /** Stops retrying: it is uncertain whose session a request would use. */
  stopRetrying(): void {
    this.requests.cancel();
    this.cancel();
  }

  /** The user has signed out. */
  forget(): void {
    this.stopRetrying();
    this.openFor = undefined;
    this.isNew = false;
  }

  /** `keepsCurrent`: without an answer the vault keeps its current key. */
  private async requestKey(uid: string, keepsCurrent = false): Promise<boolean> {
    const isCurrent = this.requests.current();
    const key = await this.ports.identity.vaultKey();
    if (!isCurrent() || (keepsCurrent && !key.ok)) return false;
    await this.ports.unlockVault(key.ok ? key.value.bytes : undefined);
    await this.ports.pages.openPages(uid, key.ok ? key.value.bytes : undefined);
    if (!isCurrent()) return false;
    if (key.ok) {
      this.openFor = uid;
      this.isNew ||= key.value.isNew;
    }
    return key.ok;
  }
}
