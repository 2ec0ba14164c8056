import type { SessionEvents } from '../../session/ports/SessionEvents';
import type { Stop } from '../../kernel/Stop';
import type { KeepNoteDraft } from './KeepNoteDraft';

/** Keeps what somebody typed last when they go, and forgets it here. */
export class LeaveNoteDrafts {
  constructor(
    private readonly drafts: Pick<KeepNoteDraft, 'flush' | 'drop'>,
    private readonly events: SessionEvents,
    /** Forgets whose vault it was. */
    private readonly closeVault: () => void,
  ) {}

  execute(): Stop {
    return this.events.subscribe(({ kind }) => {
      if (kind === 'signedOut') void this.leave();
    });
  }

  private async leave(): Promise<void> {
    const kept = this.drafts.flush();
    this.drafts.drop();
    await kept;
    this.closeVault();
  }
}
