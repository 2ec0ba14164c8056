import { generationOf } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { draftAfterUpgrade } from '@/domain/drafts/draftAfterUpgrade.rule';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ChatDrafts, ChatDraftsUpdate } from './ChatDrafts';
import type { SaveDraft } from './SaveDraft';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import { draftText } from './draftText';

/** `before` has ended; its patient continues in `after`. */
export type OnUpgrade = (before: ChatSession, after: ChatSession) => void;

/** Moves a patient's drafts from their V1 chat to the V2 chat that continues it. */
export class MoveDraftsOnUpgrade {
  constructor(
    private readonly chatDrafts: ChatDrafts,
    private readonly saveDraft: Pick<SaveDraft, 'execute'>,
  ) {}

  execute(onUpgrade: OnUpgrade): Unsubscribe {
    /** V1 chats as last seen, by patient id. */
    const old = new Map<string, ChatSession>();
    const ended = new Set<string>();
    const compare = (sessions: readonly ChatSession[]): void => {
      const listed = new Set(sessions.map(({ channelId }) => channelId));
      for (const after of sessions) {
        const before = old.get(after.patient.id);
        if (
          before === undefined ||
          after.generation === 'v1' ||
          (listed.has(before.channelId) && !ended.has(before.channelId))
        )
          continue;
        old.delete(after.patient.id);
        this.carry(before, after);
        onUpgrade(before, after);
      }
      for (const session of sessions)
        if (session.generation === 'v1' && !ended.has(session.channelId)) old.set(session.patient.id, session);
    };
    return this.chatDrafts.subscribe((update: ChatDraftsUpdate) => {
      if (update.type === 'cleared') [old, ended].forEach(chats => chats.clear());
      if (update.type === 'chatEnded' && generationOf(update.channelId) === 'v1') ended.add(update.channelId);
      if (update.type === 'sessions' && update.phase === 'known') compare(update.sessions);
    });
  }

  /** An edit cannot be completed in the ended chat, so its text moves like a draft. */
  private carry(before: ChatSession, after: ChatSession): void {
    const { channelId } = before;
    const keys: readonly ChatDraftKey[] = [
      { kind: 'message', channelId },
      { kind: 'edit', channelId },
    ];
    const target: ChatDraftKey = { kind: 'message', channelId: after.channelId };
    const inV2 = this.chatDrafts.draftOf(target);
    const texts = keys.map(key => draftText(key, this.chatDrafts.draftOf(key)));
    const draft = texts.reduce((typed, inV1) => draftAfterUpgrade({ inV1, inV2: typed }), inV2);
    if (draft !== inV2) this.saveDraft.execute(target, draft);
    for (const key of keys) this.saveDraft.execute(key, '');
  }
}
