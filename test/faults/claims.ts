import type { SourceFault } from './SourceFault';

/** Faults of claiming a chat: each would lose a reason, or record one that was entered for another claim. */
export const claimFaults: readonly SourceFault[] = [
  {
    name: 'a reload loses the reason for claiming a chat',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "actNoteDrafts.noteOf(chatSessionId, 'claim')",
    replace: "''",
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['keeps the reason for each chat over a reload until the chat is claimed'],
  },
  {
    name: 'the reason of a completed claim is offered for the next one',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: 'if (isForThisLead && !lead.isMe) return;',
    replace: 'if (isForThisLead || lead.isMe) return;',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['forgets the reason of an unconfirmed claim once the user leads the chat'],
  },
  {
    name: 'a claim reason typed in another window is not listed among the drafts',
    file: 'src/application/drafts/OrphanedDrafts.ts',
    find: "key.kind !== 'actNote' || key.purpose !== 'claim'",
    replace: "ownDraftKey(key).kind !== 'actNote'",
    test: 'test/application/drafts/OrphanedDrafts.test.ts',
    fails: ['includes edits and notes to a colleague as plain text, but no flag change and no claim'],
  },
  {
    name: 'the reason for claiming a chat from one colleague is offered for claiming it from another',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "const isForThisLead = actNoteDrafts.noteOf(chatSessionId, 'claimFrom') === lead.therapistId;",
    replace: 'const isForThisLead = true;',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['discards the earlier reason, and says so, when another colleague leads the chat after a reload'],
  },
  {
    name: 'a claim that finds another lead keeps its reason for the next attempt',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "if (answer.failure.kind === 'changed') this.discardReason();",
    replace: '',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['does not send a reason that was written about another lead'],
  },
];
