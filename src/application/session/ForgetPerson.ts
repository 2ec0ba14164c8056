import type { User } from '@/domain/session/User';
import type { DeviceTraces } from './ports/DeviceTraces';
import type { IdentityProvider } from './ports/IdentityProvider';
import type { RealtimeConnections } from './ports/RealtimeConnections';
import type { SessionEvents } from './ports/SessionEvents';
import type { SessionHint } from './ports/SessionHint';
import type { SessionVault } from './ports/SessionVault';

export interface ForgetPersonPorts {
  readonly identity: IdentityProvider;
  readonly vault: SessionVault;
  readonly hint: SessionHint;
  readonly events: SessionEvents;
  readonly connections: RealtimeConnections;
  readonly traces: DeviceTraces;
}

/** Makes this window forget who was signed in: connections first, so that nothing arrives for nobody. */
export class ForgetPerson {
  constructor(private readonly ports: ForgetPersonPorts) {}

  /** Gives whom it forgot. */
  async execute(): Promise<User | undefined> {
    const { vault, hint, identity, connections, events, traces } = this.ports;
    const user = vault.current()?.user;
    await connections.close();
    await identity.signOut();
    vault.clear();
    hint.remove();
    events.announce({ kind: 'signedOut', user });
    await traces.wipe();
    return user;
  }
}
