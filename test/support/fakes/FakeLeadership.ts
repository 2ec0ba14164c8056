import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Stop } from '@/application/shared/Stop';

/** The test elects. */
export class FakeLeadership implements Leadership {
  private campaigns: { readonly uid: string; readonly onElected: () => void; isElected: boolean }[] = [];

  get candidates(): readonly string[] {
    return this.campaigns.map(({ uid }) => uid);
  }

  campaign(uid: string, onElected: () => void): Stop {
    const campaign = { uid, onElected, isElected: false };
    this.campaigns.push(campaign);
    return () => {
      this.campaigns = this.campaigns.filter(known => known !== campaign);
    };
  }

  /** The first candidate of all leads; who leads already is elected no second time. */
  elect(): void {
    const [chosen] = this.campaigns;
    if (chosen === undefined) throw new Error('Nobody campaigns');
    this.choose(chosen.uid);
  }

  /** One candidate of every person leads. */
  electAll(): void {
    for (const uid of new Set(this.candidates)) this.choose(uid);
  }

  private choose(uid: string): void {
    const chosen = this.campaigns.find(campaign => campaign.uid === uid);
    if (chosen === undefined || chosen.isElected) return;
    chosen.isElected = true;
    chosen.onElected();
  }
}
