import type { LinkState } from '@/domain/serverStatus/Link';
import type { ChatEngine, CoreReport } from '../chat/ports/ChatEngine';
import type { LiveState } from '../shared/LiveState';
import type { Stop } from '../shared/Stop';
import type { BackendReach } from './BackendReach';
import type { LinkBoard } from './LinkBoard';

type SyncPhase = 'off' | 'live' | 'subscribing' | 'catchingUp' | 'stale' | 'down';

const storeStates: Readonly<Record<SyncPhase, LinkState>> = {
  off: 'unused',
  live: 'live',
  subscribing: 'connecting',
  catchingUp: 'connecting',
  stale: 'lost',
  down: 'lost',
};

const liveStates: Readonly<Record<LiveState<unknown>['status'], LinkState>> = { unknown: 'connecting', live: 'live', delayed: 'lost', failed: 'lost' };

/** Learns from the chat engine how it and its connections are. */
export class FollowEngineLinks {
  constructor(
    private readonly engine: ChatEngine,
    private readonly links: LinkBoard,
    private readonly reach: BackendReach,
  ) {}

  execute(): Stop {
    return this.engine.listen(report => this.take(report));
  }

  private take(report: CoreReport): void {
    switch (report.type) {
      case 'core':
        return this.links.note('engine', 'connecting');
      case 'profile':
        return this.links.note('engine', 'live');
      case 'keys':
        return report.message === 'FAILED' ? this.links.note('engine', 'lost') : undefined;
      case 'unauthorised':
      case 'profileFailed':
        return this.links.note('engine', 'lost');
      case 'crashed':
        this.nothingUsed();
        return this.links.note('engine', 'lost');
      case 'loggedOut':
        this.nothingUsed();
        return this.links.note('engine', 'unused');
      case 'backend':
        return this.reach.tell(report.reached);
      case 'cachedChats':
        return this.links.note('realtimeDatabase', liveStates[report.state.status]);
      case 'news':
        if (report.news.type === 'sync') this.links.note('documentStore', storeStates[report.news.sync.phase]);
        return;
      default:
        return;
    }
  }

  private nothingUsed(): void {
    this.links.note('documentStore', 'unused');
    this.links.note('realtimeDatabase', 'unused');
  }
}
