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

/** Makes this window forget who was signed in: connections first, so that nothing arrives for nobody. */
export class ForgetPerson {
  constructor(private readonly ports: ForgetPersonPorts) {}

  /** Gives whom it forgot. What fails on the way keeps nothing else of the person here. */
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
