import type { User } from '@/domain/session/User';
import type { Logger } from '../../kernel/ports/Logger';
import type { DeviceTraces } from '../ports/DeviceTraces';
import type { IdentityProvider } from '../ports/IdentityProvider';
import type { RealtimeConnections } from '../ports/RealtimeConnections';
import type { SessionEvents } from '../SessionEvents';
import type { SessionHint } from '../ports/SessionHint';
import type { SessionVault } from '../ports/SessionVault';

export interface ForgetPersonPorts {
  readonly identity: IdentityProvider;
  readonly vault: SessionVault;
  readonly hint: SessionHint;
  readonly events: SessionEvents;
  readonly connections: RealtimeConnections;
  readonly traces: DeviceTraces;
  readonly logger: Logger;
}

/** Clears the signed-in user from this window: connections first, so that no update arrives without a user. */
export class ForgetPerson {
  constructor(private readonly ports: ForgetPersonPorts) {}

  /** Returns the user who was signed out. A failing step does not stop the others. */
  async execute(): Promise<User | undefined> {
    const { vault, hint, identity, connections, events, traces } = this.ports;
    const user = vault.current()?.user;
    await this.go('connections', () => connections.close());
    await this.go('identity', () => identity.signOut());
    vault.clear();
    hint.remove();
    events.announce({ kind: 'signedOut', user });
    await this.go('traces', () => traces.wipe());
    return user;
  }

  private async go(what: string, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.ports.logger.error(`Signing out went on without this step: ${what}.`, error);
    }
  }
}
