import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Stop } from '@/application/shared/Stop';

/** The test elects. */
export class FakeLeadership implements Leadership {
  private campaigns: { readonly uid: string; readonly onElected: () => void }[] = [];

  get candidates(): readonly string[] {
    return this.campaigns.map(({ uid }) => uid);
  }

  campaign(uid: string, onElected: () => void): Stop {
    const campaign = { uid, onElected };
    this.campaigns.push(campaign);
    return () => {
      this.campaigns = this.campaigns.filter(known => known !== campaign);
    };
  }

  elect(): void {
    const chosen = this.campaigns[0];
    if (chosen === undefined) throw new Error('Nobody campaigns');
    chosen.onElected();
  }
}
