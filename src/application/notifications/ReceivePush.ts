import type { SessionVault } from '../session/ports/SessionVault';
import type { PushSubscription } from '../session/ports/PushSubscription';
import type { Logger } from '../kernel/ports/Logger';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { PushGateway } from './ports/PushGateway';
import type { PushMessaging } from './ports/PushMessaging';

/**
 * Registers this device for push after each sign-in, and unregisters it before the sign-out. Failures are logged only.
 */
export class ReceivePush implements PushSubscription {
  private token: string | undefined;

  constructor(
    private readonly messaging: PushMessaging,
    private readonly gateway: PushGateway,
    private readonly vault: SessionVault,
    private readonly logger: Logger,
  ) {}

  /** Once per window. */
  execute(): Unsubscribe {
    let known: string | undefined;
    const registerUser = (): void => {
      const uid = this.vault.current()?.user.uid;
      if (uid !== undefined && uid !== known) void this.subscribe(uid);
      known = uid;
    };
    registerUser();
    return this.vault.subscribe(registerUser);
  }

  async end(): Promise<void> {
    const { token } = this;
    this.token = undefined;
    if (token === undefined) return;
    const outcome = await this.gateway.unregister(token);
    if (!outcome.ok) this.logger.warn('This device could not be taken from the push list.');
    await this.messaging.forget();
  }

  private async subscribe(uid: string): Promise<void> {
    // A user who has signed out in the meantime is not asked and gets no push.
    const isSignedIn = (): boolean => this.vault.current()?.user.uid === uid;
    if (!(await this.messaging.allowed(isSignedIn))) return;
    const token = await this.messaging.token();
    if (token === undefined || !isSignedIn()) return;
    this.token = token;
    const outcome = await this.gateway.register(token);
    if (!outcome.ok) this.logger.warn('This device could not be registered for push.');
  }
}
