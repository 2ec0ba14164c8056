import type { SessionEvents } from '../session/SessionEvents';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { FormDrafts } from './FormDrafts';

/** Saves the user's last input when they sign out, and clears it from this page. */
export class SaveDraftsOnLeave {
  constructor(
    private readonly drafts: Pick<FormDrafts, 'flush' | 'discardAll'>,
    private readonly events: SessionEvents,
    /** Closes the vault of the user. */
    private readonly closeVault: () => void,
  ) {}

  execute(): Unsubscribe {
    return this.events.subscribe(({ kind }) => {
      if (kind === 'signedOut') void this.leave();
    });
  }

  private async leave(): Promise<void> {
    const saved = this.drafts.flush();
    this.drafts.discardAll();
    await saved;
    this.closeVault();
  }
}
