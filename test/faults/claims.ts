import type { SourceFault } from './SourceFault';

/** Faults of claiming a chat: each would record a reason that was not entered for this claim, or lose one. */
export const claimFaults: readonly SourceFault[] = [
  {
    name: 'the reason to claim a chat is lost over a reload',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "actNoteDrafts.noteOf(chatSessionId, 'claim')",
    replace: "''",
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['keeps the reason for each chat over a reload until the chat is claimed'],
  },
  {
    name: 'the reason of a claim that was made is offered for the next one',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: 'if (isForThisLead && !lead.isMe) return;',
    replace: 'if (isForThisLead || lead.isMe) return;',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['forgets the reason of an unconfirmed claim once the user leads the chat'],
  },
  {
    name: 'what another window typed to claim a chat is listed nowhere',
    file: 'src/application/drafts/OrphanedDrafts.ts',
    find: "key.kind !== 'actNote' || key.purpose !== 'claim'",
    replace: "ownDraftKey(key).kind !== 'actNote'",
    test: 'test/application/drafts/OrphanedDrafts.test.ts',
    fails: ['includes edits and notes to a colleague as plain text, but no flag change and no claim'],
  },
  {
    name: 'the reason for taking a chat from one colleague is offered for taking it from another',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "const isForThisLead = actNoteDrafts.noteOf(chatSessionId, 'claimFrom') === lead.therapistId;",
    replace: 'const isForThisLead = true;',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['discards the earlier reason, and says so, when another colleague leads the chat after a reload'],
  },
  {
    name: 'the reason of a claim that found another lead stays for the next press',
    file: 'src/presentation/chat/requests/ClaimChatStore.ts',
    find: "if (answer.failure.kind === 'changed') this.discardReason();",
    replace: '',
    test: 'test/presentation/chat/requests/ClaimChatStore.test.ts',
    fails: ['does not send a reason that was written about another lead'],
  },
];
