import type { FlagCache } from '@/application/access/ports/FlagCache';
import type { Stop } from '@/application/shared/Stop';
import type { FeatureFlag } from '@/domain/access/FeatureFlag';
import { flagDefaults } from '@/domain/access/flagDefaults';
import type { FlagValues } from '@/domain/access/FlagValues';

/** Flags are never kept over a reload. */
export class MemoryFlagCache implements FlagCache {
  private readonly listeners = new Set<() => void>();

  constructor(private values: FlagValues = flagDefaults) {}

  read(): FlagValues {
    return this.values;
  }

  isOn(flag: FeatureFlag): boolean {
    return this.values[flag];
  }

  write(values: FlagValues): void {
    this.values = values;
    for (const listener of [...this.listeners]) listener();
  }

  subscribe(onChange: () => void): Stop {
    const entry = (): void => onChange();
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }
}
