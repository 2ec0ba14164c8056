import type { Clock } from '../shared/ports/Clock';
import type { ScopeCache } from './ports/ScopeCache';
import type { ScopeGateway } from './ports/ScopeGateway';

/** Asks for the scopes anew. Rights that were known stay in force when a later load fails: the backend refuses what has ended. */
export class LoadScopes {
  private latest = 0;

  constructor(
    private readonly gateway: ScopeGateway,
    private readonly cache: ScopeCache,
    private readonly clock: Clock,
  ) {}

  /** True when the rights are known as of now. */
  async execute(): Promise<boolean> {
    const attempt = ++this.latest;
    const loaded = await this.gateway.current();
    // A later load, or a sign-out in between, has made this answer worthless.
    if (attempt !== this.latest) return false;
    if (loaded.ok) this.cache.write({ status: 'known', scopes: loaded.value, checkedAt: this.clock.now() });
    else if (this.cache.read().status !== 'known') this.cache.write({ status: 'couldNotCheck' });
    return loaded.ok;
  }

  /** Forgets the rights of the person before. */
  reset(): void {
    this.latest += 1;
    this.cache.write({ status: 'unknown' });
  }
}
