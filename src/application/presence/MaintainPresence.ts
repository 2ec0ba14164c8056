import { isOnlineSwitchVisible } from '@/domain/presence/isOnlineSwitchVisible';
import type { PresenceSwitch } from '@/domain/presence/PresenceSwitch';
import type { FlagCache } from '../access/FlagCache';
import type { ScopeCache } from '../access/ScopeCache';
import type { SessionVault } from '../session/ports/SessionVault';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import { PresenceSwitchRunner, type PresenceSwitchPorts } from './PresenceSwitchRunner';

export interface MaintainPresencePorts extends PresenceSwitchPorts {
  readonly vault: SessionVault;
  readonly scopes: ScopeCache;
  readonly flags: FlagCache;
}

/** Keeps a therapist online, or offline where they chose so. */
export class MaintainPresence {
  private runner: PresenceSwitchRunner | undefined;

  constructor(private readonly ports: MaintainPresencePorts) {}

  /** Reports the switch at once and on every change; undefined for a user who has none. */
  execute(notify: (state: PresenceSwitch | undefined) => void): Unsubscribe {
    const { vault, scopes, flags } = this.ports;
    const watch = (): void => this.update(notify);
    const stops = [vault.subscribe(watch), scopes.subscribe(watch), flags.subscribe(watch)];
    watch();
    return () => {
      stops.forEach(stop => stop());
      this.end();
    };
  }

  choose(online: boolean): void {
    this.runner?.choose(online);
  }

  private update(notify: (state: PresenceSwitch | undefined) => void): void {
    const uid = this.ports.vault.current()?.user.uid;
    if (uid !== this.runner?.uid) this.end();
    const rights = this.ports.scopes.read();
    // Scopes that could not be checked revoke nothing.
    const shown =
      rights.status === 'known'
        ? isOnlineSwitchVisible({
            scopes: rights.scopes,
            enabled: this.ports.flags.isOn('isTherapistOnlineStatusEnabled'),
          })
        : this.runner !== undefined;
    if (uid === undefined || !shown) {
      this.end();
      return notify(undefined);
    }
    if (this.runner !== undefined) return;
    this.runner = new PresenceSwitchRunner(uid, this.ports, notify);
    this.runner.start();
  }

  private end(): void {
    this.runner?.stop();
    this.runner = undefined;
  }
}
