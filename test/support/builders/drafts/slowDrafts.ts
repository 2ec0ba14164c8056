import type { ChatDraftVault } from '@/application/drafts/ports/ChatDraftVault';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Random } from '@/application/kernel/ports/Random';

/** A slow vault with a different delay for each act, so that the first request may be done last. */
export function slowDrafts(
  vault: ChatDraftVault,
  clock: Clock,
  random: Pick<Random, 'unit'>,
  longestMs: number,
): ChatDraftVault {
  return {
    draftOf: key => vault.draftOf(key),
    drafts: () => vault.drafts(),
    draftNames: () => vault.draftNames(),
    saveDraft: async (key, text, patientName) => {
      await new Promise<void>(resolve => clock.wakeIn(Math.floor(random.unit() * longestMs), resolve));
      return vault.saveDraft(key, text, patientName);
    },
    replaceDraft: async (key, before, text, patientName) => {
      await new Promise<void>(resolve => clock.wakeIn(Math.floor(random.unit() * longestMs), resolve));
      return vault.replaceDraft(key, before, text, patientName);
    },
  };
}
