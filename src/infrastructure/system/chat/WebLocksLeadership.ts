import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/**
 * The window that holds the lock leads; the platform passes it on when that window goes, for whatever reason. Without
 * locks, every window leads.
 */
export class WebLocksLeadership implements Leadership {
  private readonly campaigns = new Map<string, LockCampaign>();

  constructor(
    private readonly locks: LockManager | undefined,
    /** The purpose of the lead: windows that lead one purpose may follow in another. */
    private readonly purpose = 'chat-leader',
  ) {}

  campaign(uid: string, onElected: () => void, onDeposed: () => void = () => undefined): Unsubscribe {
    if (this.locks === undefined) {
      queueMicrotask(onElected);
      return () => undefined;
    }
    const campaign = new LockCampaign(this.locks, `${this.purpose}:${uid}`, { onElected, onDeposed });
    this.campaigns.set(uid, campaign);
    campaign.wait();
    return () => {
      campaign.resign();
      if (this.campaigns.get(uid) === campaign) this.campaigns.delete(uid);
    };
  }

  acquire(uid: string): void {
    this.campaigns.get(uid)?.claim();
  }
}

interface Candidate {
  readonly onElected: () => void;
  readonly onDeposed: () => void;
}

/** One request for the lock at a time; a new one ends the former. */
class LockCampaign {
  private request: LockRequest | undefined;

  constructor(
    private readonly locks: LockManager,
    private readonly name: string,
    private readonly candidate: Candidate,
  ) {}

  wait(): void {
    this.begin(false);
  }

  claim(): void {
    if (this.request?.isHeld !== true) this.begin(true);
  }

  resign(): void {
    this.request?.end();
    this.request = undefined;
  }

  private begin(steal: boolean): void {
    this.request?.end();
    const request = new LockRequest(this.candidate.onElected, () => {
      if (this.request !== request) return;
      this.candidate.onDeposed();
      if (this.request === request) this.wait();
    });
    this.request = request;
    void request.run(this.locks, this.name, steal);
  }
}

class LockRequest {
  isHeld = false;
  private hasEnded = false;
  private readonly waiting = new AbortController();
  private release: () => void = () => undefined;

  constructor(
    private readonly onHeld: () => void,
    private readonly onStolen: () => void,
  ) {}

  async run(locks: LockManager, name: string, steal: boolean): Promise<void> {
    try {
      // The platform refuses a signal together with `steal`.
      await locks.request(name, steal ? { steal } : { signal: this.waiting.signal }, () => this.hold());
    } catch (error) {
      this.failed(error);
    }
  }

  end(): void {
    this.hasEnded = true;
    this.isHeld = false;
    this.waiting.abort();
    this.release();
  }

  private hold(): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    const held = new Promise<void>(resolve => {
      this.release = resolve;
    });
    this.isHeld = true;
    this.onHeld();
    return held;
  }

  private failed(error: unknown): void {
    if (this.hasEnded) return;
    const wasHeld = this.isHeld;
    this.isHeld = false;
    const isAbort = error instanceof DOMException && error.name === 'AbortError';
    if (wasHeld && !isAbort) throw error;
    if (wasHeld) this.onStolen();
    // A browser that blocks a site's storage has locks and refuses every one.
    else if (!isAbort) this.onHeld();
  }
}
