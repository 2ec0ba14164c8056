import { linkNames, type Link, type LinkName, type LinkState } from '@/domain/serverStatus/Link';
import { Listeners } from '../shared/Listeners';
import type { Clock } from '../shared/ports/Clock';
import type { Stop } from '../shared/Stop';

/** What is known of the links of this window, for whoever shows it. */
export class LinkBoard {
  private readonly links = new Map<LinkName, Link>();
  private readonly listeners = new Listeners();

  constructor(private readonly clock: Clock) {
    for (const name of linkNames) this.links.set(name, { name, state: 'unused', since: clock.now(), heardAt: undefined });
  }

  read(): readonly Link[] {
    return [...this.links.values()];
  }

  /** Tells that a link has changed its state; being heard of again is no news. */
  subscribe(onChange: () => void): Stop {
    return this.listeners.add(onChange);
  }

  note(name: LinkName, state: LinkState): void {
    const before = this.links.get(name);
    const now = this.clock.now();
    const heardAt = state === 'live' ? now : before?.heardAt;
    const changed = before?.state !== state;
    this.links.set(name, { name, state, since: changed ? now : before.since, heardAt });
    if (changed) this.listeners.tell();
  }
}
