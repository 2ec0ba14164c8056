import type { SessionEvents } from '../../session/ports/SessionEvents';
import type { Unsubscribe } from '../../kernel/Stop';
import type { FormDrafts } from './KeepNoteDraft';

/** Keeps what somebody typed last when they go, and forgets it here. */
export class SaveDraftsOnLeave {
  constructor(
    private readonly drafts: Pick<FormDrafts, 'flush' | 'drop'>,
    private readonly events: SessionEvents,
    /** Forgets whose vault it was. */
    private readonly closeVault: () => void,
  ) {}

  execute(): Unsubscribe {
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
