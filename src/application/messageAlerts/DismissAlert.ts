import type { Dismissal } from '@/domain/messageAlerts/MessageAlert';
import type { DismissalVault } from './ports/DismissalVault';

/** Dismissals that are kept, the newest first; older messages have ended long before. */
const MOST_KEPT = 200;
const MOST_TRIES = 3;

/** Adds to a user's dismissals, even while their other devices do the same. */
export class DismissAlert {
  constructor(private readonly vault: DismissalVault) {}

  /** Returns true if all of them are saved. */
  async execute(dismissals: readonly Dismissal[]): Promise<boolean> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const stored = await this.vault.read();
      // Without what is there already, a save would bring back what was dismissed before.
      if (!stored.ok) return false;
      const { dismissed, version } = stored.value;
      const added = dismissals.filter(one => !dismissed.some(other => isSame(one, other)));
      if (added.length === 0) return true;
      const ids = new Set(added.map(({ id }) => id));
      const kept = [...added, ...dismissed.filter(({ id }) => !ids.has(id))].slice(0, MOST_KEPT);
      const answer = await this.vault.save(kept, version);
      if (answer.ok) return true;
      if (answer.failure.kind !== 'changed') return false;
    }
    return false;
  }
}

const isSame = (one: Dismissal, other: Dismissal): boolean => one.id === other.id && one.revision === other.revision;
