import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { apartById, distinguish } from '@/domain/kernel/distinguish';
import { CHATS_LOADED, CHAT_INITIALISED, MESSAGES_PENDING } from '@/domain/chat/conversations/chatStatus';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineUpdate, SyncState } from '../../protocol/EngineUpdate';
import type { StorageState } from '../../protocol/StorageState';
import { worstStorageState } from '../../protocol/StorageState';
import type { SessionsPhase } from '../../protocol/SessionsPhase';

/** From the best state to the worst. */
const BADNESS: readonly SyncState['phase'][] = ['off', 'live', 'subscribing', 'catchingUp', 'stale', 'down'];

interface SyncOfBoth {
  readonly sync: SyncState;
  readonly delayed: readonly ChatGeneration[];
}

/** Returns the worse of two states, with the earlier start of a delay and the delayed generations. */
export function mergeSync(states: Readonly<Record<ChatGeneration, SyncState>>): SyncOfBoth {
  const delayed = CHAT_GENERATIONS.filter(generation => isLate(states[generation]));
  const [a, b] = [states.v1, states.v2];
  const worse = BADNESS.indexOf(a.phase) > BADNESS.indexOf(b.phase) ? a : b;
  if (!isLate(worse)) return { sync: worse, delayed };
  const since = Math.min(...[a, b].filter(isLate).map(late => late.since));
  return { sync: { ...worse, since }, delayed };
}

const isLate = (state: SyncState): state is Extract<SyncState, { since: number }> => 'since' in state;

interface GenerationState {
  phase: SessionsPhase;
  sessions: Map<string, ChatSession>;
  sync: SyncState;
  mask: number;
  unsent: readonly OutboxEntry[];
  waitsElsewhere: readonly string[];
  storage: StorageState | undefined;
}

const newGenerationState = (): GenerationState => ({
  phase: 'unknown',
  sessions: new Map(),
  sync: { phase: 'off' },
  mask: 0,
  unsent: [],
  waitsElsewhere: [],
  storage: undefined,
});

/** Merges the updates of the engines of both generations: one list, one state, one count of unsent messages. */
export class EngineUpdateMerger {
  private readonly states: Readonly<Record<ChatGeneration, GenerationState>> = {
    v1: newGenerationState(),
    v2: newGenerationState(),
  };

  /** Texts that distinguish namesakes, by patient id. */
  private apart: ReadonlyMap<string, string> = new Map();

  private readonly drafts: Pick<GenerationState, 'storage'> = { storage: undefined };

  constructor(private readonly notify: (update: EngineUpdate) => void) {}

  apply(generation: ChatGeneration, update: EngineUpdate): void {
    const state = this.states[generation];
    switch (update.type) {
      case 'sessions':
        state.phase = update.phase;
        state.sessions = new Map(update.sessions.map(session => [session.channelId, session]));
        return this.notifySessions();
      case 'session':
        return this.applySession(state, update.session);
      case 'sync':
        return this.applySync(state, update.sync);
      case 'status':
        state.mask = update.mask;
        return this.notify({ type: 'status', mask: this.mask() });
      case 'unsent':
        state.unsent = update.entries;
        return this.notify({ type: 'unsent', entries: [...this.states.v2.unsent, ...this.states.v1.unsent] });
      case 'waitsElsewhere':
        state.waitsElsewhere = update.channelIds;
        return this.notify({
          type: 'waitsElsewhere',
          channelIds: [...this.states.v2.waitsElsewhere, ...this.states.v1.waitsElsewhere],
        });
      case 'storage':
        return this.applyStorage(state, update.state);
      default:
        return this.notify(update);
    }
  }

  /**
   * If one half of the list failed, the list has failed, with the chats of the other half. If one half was never
   * loaded, the list is unknown.
   */
  private notifySessions(): void {
    const { v1, v2 } = this.states;
    const phases = [v1.phase, v2.phase];
    const phase = (['unknown', 'loading', 'failed', 'partial'] as const).find(open => phases.includes(open)) ?? 'known';
    this.apart = apartById(this.patients());
    const sessions = [...v2.sessions.values(), ...v1.sessions.values()].map(session => this.named(session));
    this.notify({ type: 'sessions', phase, sessions });
  }

  private applySession(state: GenerationState, session: ChatSession): void {
    const before = state.sessions.get(session.channelId)?.patient;
    state.sessions.set(session.channelId, session);
    // Another name may make namesakes of others.
    if (before !== session.patient && hasChanged(this.apart, apartById(this.patients()))) this.notifySessions();
    else this.notify({ type: 'session', session: this.named(session) });
  }

  /** Adds the text that distinguishes the patient from namesakes in chats of both generations. */
  private named(session: ChatSession): ChatSession {
    const patient = distinguish(session.patient, this.apart);
    return patient === session.patient ? session : { ...session, patient };
  }

  private patients(): ChatSession['patient'][] {
    const { v1, v2 } = this.states;
    return [...v2.sessions.values(), ...v1.sessions.values()].map(({ patient }) => patient);
  }

  private applySync(state: GenerationState, sync: SyncState): void {
    const before = this.sync();
    state.sync = sync;
    const now = this.sync();
    if (before.sync.phase !== now.sync.phase || before.delayed.join() !== now.delayed.join())
      this.notify({ type: 'sync', ...now });
  }

  private sync(): SyncOfBoth {
    return mergeSync({ v1: this.states.v1.sync, v2: this.states.v2.sync });
  }

  /** Ready when both are; waiting when one is. */
  private mask(): number {
    const { v1, v2 } = this.states;
    return (v1.mask & v2.mask & (CHAT_INITIALISED | CHATS_LOADED)) | ((v1.mask | v2.mask) & MESSAGES_PENDING);
  }

  /** Both generations share one vault for drafts. */
  applyDrafts(state: StorageState): void {
    this.applyStorage(this.drafts, state);
  }

  /** Both use one vault. */
  private applyStorage(holder: Pick<GenerationState, 'storage'>, state: StorageState): void {
    const before = this.storage();
    holder.storage = state;
    const now = this.storage();
    if (now !== undefined && now !== before) this.notify({ type: 'storage', state: now });
  }

  private storage(): StorageState | undefined {
    const known = [this.states.v1.storage, this.states.v2.storage, this.drafts.storage].filter(
      state => state !== undefined,
    );
    return known.length === 0 ? undefined : worstStorageState(known);
  }
}

const hasChanged = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean =>
  before.size !== now.size || [...now].some(([id, apart]) => before.get(id) !== apart);
