import { featureFlags } from '@/domain/access/featureFlags';
import type { Clock } from '../kernel/ports/Clock';
import type { FlagCache } from './FlagCache';
import type { FlagGateway } from './ports/FlagGateway';

/** Loads the feature flags, but not again within the minimum fetch interval. Known flags stay when a load fails. */
export class LoadFlags {
  private loadedAt = -Infinity;

  constructor(
    private readonly gateway: FlagGateway,
    private readonly cache: FlagCache,
    private readonly clock: Clock,
    /** Milliseconds between two loads that succeed. */
    private readonly minimumIntervalMs: number,
  ) {}

  /** False when they could not be loaded. */
  async execute(): Promise<boolean> {
    const now = this.clock.now();
    if (now - this.loadedAt < this.minimumIntervalMs) return true;
    this.loadedAt = now;
    const loaded = await this.gateway.current();
    if (loaded.ok) this.cache.write(featureFlags({ loaded: loaded.value }));
    else this.loadedAt = -Infinity;
    return loaded.ok;
  }
}
