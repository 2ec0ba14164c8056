import type { SessionEvents } from '../session/ports/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { FormDrafts } from './FormDrafts';

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
    const saved = this.drafts.flush();
    this.drafts.drop();
    await saved;
    this.closeVault();
  }
}
