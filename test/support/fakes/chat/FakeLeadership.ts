import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

interface Campaign {
  readonly uid: string;
  readonly onElected: () => void;
  readonly onDeposed: () => void;
  isElected: boolean;
}

/** The test elects the leader. */
export class FakeLeadership implements Leadership {
  /** The users for whom the lead was acquired from another window. */
  readonly taken: string[] = [];
  private campaigns: Campaign[] = [];

  get candidates(): readonly string[] {
    return this.campaigns.map(({ uid }) => uid);
  }

  campaign(uid: string, onElected: () => void, onDeposed: () => void = () => undefined): Unsubscribe {
    const campaign = { uid, onElected, onDeposed, isElected: false };
    this.campaigns.push(campaign);
    return () => {
      this.campaigns = this.campaigns.filter(known => known !== campaign);
    };
  }

  /** All windows of a test share this fake: the last candidate gets the lead. */
  acquire(uid: string): void {
    this.taken.push(uid);
    const thief = this.campaigns.findLast(campaign => campaign.uid === uid);
    if (thief === undefined || thief.isElected) return;
    this.depose(uid);
    thief.isElected = true;
    thief.onElected();
  }

  /** Gives the lead to another window; the former leader stays a candidate. */
  depose(uid: string): void {
    const former = this.campaigns.find(campaign => campaign.uid === uid && campaign.isElected);
    if (former === undefined) return;
    former.isElected = false;
    former.onDeposed();
  }

  /** Makes the first candidate the leader; a leader is not elected again. */
  elect(): void {
    const [chosen] = this.campaigns;
    if (chosen === undefined) throw new Error('Nobody campaigns');
    this.choose(chosen.uid);
  }

  /** Makes one candidate of every user a leader. */
  electAll(): void {
    for (const uid of new Set(this.candidates)) this.choose(uid);
  }

  private choose(uid: string): void {
    const campaigns = this.campaigns.filter(campaign => campaign.uid === uid);
    const [chosen] = campaigns;
    if (chosen === undefined || campaigns.some(({ isElected }) => isElected)) return;
    chosen.isElected = true;
    chosen.onElected();
  }
}
