import type { SessionVault } from '../session/ports/SessionVault';
import { latest } from '../kernel/latest';
import type { Clock } from '../kernel/ports/Clock';
import type { AccessVault } from './ports/AccessVault';
import type { ScopeCache } from './ScopeCache';
import type { ScopeGateway } from './ports/ScopeGateway';

/** The time to wait for the backend before the last known scopes are used, in milliseconds. */
const BACKEND_WAIT_MS = 3_000;

export interface LastAccess {
  readonly vault: AccessVault;
  readonly session: Pick<SessionVault, 'current'>;
}

/**
 * Loads the scopes. Known scopes stay in force when a later load fails, because the backend refuses calls that are no
 * longer permitted. A newly opened page uses the scopes last saved on this device until the backend answers.
 */
export class LoadScopes {
  private readonly latest = latest();

  constructor(
    private readonly gateway: ScopeGateway,
    private readonly cache: ScopeCache,
    private readonly clock: Clock,
    private readonly last: LastAccess,
  ) {}

  /** True when the scopes are now known. Undefined when a later load or a sign-out made this one obsolete. */
  async execute(): Promise<boolean | undefined> {
    const isLatest = this.latest.begin();
    const uid = this.last.session.current()?.user.uid;
    const stopWaiting = this.clock.wakeIn(BACKEND_WAIT_MS, () => void this.useLast(isLatest, uid));
    const loaded = await this.gateway.current();
    stopWaiting();
    // A later load, or a sign-out in between, has made this answer worthless.
    if (!isLatest()) return undefined;
    if (loaded.ok) {
      this.cache.write({ status: 'known', scopes: loaded.value, checkedAt: this.clock.now() });
      if (uid !== undefined) void this.last.vault.save(uid, loaded.value);
    } else if (this.cache.read().status !== 'known') {
      await this.useLast(isLatest, uid);
      if (isLatest() && this.cache.read().status !== 'known') this.cache.write({ status: 'couldNotCheck' });
    }
    return loaded.ok;
  }

  /** Forgets the previous user's scopes. */
  reset(): void {
    this.latest.cancel();
    this.cache.write({ status: 'unknown' });
  }

  /** Removes the user's scopes from the device at sign-out. */
  async forget(uid: string): Promise<void> {
    await this.last.vault.forget(uid);
  }

  private async useLast(isLatest: () => boolean, uid: string | undefined): Promise<void> {
    if (uid === undefined || this.cache.read().status === 'known') return;
    const scopes = await this.last.vault.read(uid);
    if (scopes === undefined || !isLatest() || this.cache.read().status === 'known') return;
    this.cache.write({ status: 'known', scopes, checkedAt: this.clock.now() });
  }
}
