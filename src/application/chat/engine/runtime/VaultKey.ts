import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { HostPorts } from './HostPorts';
import { retryPause } from '../reducer/retryPause';

type KeyPorts = Pick<HostPorts, 'identity' | 'unlockVault' | 'pages' | 'clock' | 'random'>;

/**
 * Gives the vault the key of whoever is there: one that is held is kept as long as they stay, and one that could not be
 * had is asked for again and again.
 */
export class VaultKey {
  /** The person's key was not there and had to be made: what this device kept under the former one cannot be read. */
  isNew = false;
  private openFor: string | undefined;
  private cancel: Unsubscribe = () => undefined;
  /** Rises when asking ends: an answer on its way is dropped, for it may be another person's. */
  private epoch = 0;

  constructor(private readonly ports: KeyPorts) {}

  /** Asks once where the person's key is not held; answers whether it is now. */
  async open(uid: string): Promise<boolean> {
    if (this.openFor === uid) return true;
    this.forget();
    return this.requestKey(uid);
  }

  /**
   * Asks once even though a key may be held, because it may not be the right one; one that is held stays where there is
   * no answer.
   */
  async renew(uid: string): Promise<boolean> {
    this.stopRetrying();
    const wasOpen = this.openFor === uid;
    return (await this.requestKey(uid, wasOpen)) || wasOpen;
  }

  /** Asks until the person's key is held, and says so then. */
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

  /** Asks no more until it is told to: whose session that would be is not certain. */
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

  /** `keeps`: without an answer the vault goes on with the key that it has. */
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
