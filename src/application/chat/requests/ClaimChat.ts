import { reloadChats } from '../page/ChatCommands';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import { claimReason } from '@/domain/chat/requests/claimReason.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ChatActGateway, LookUpFailure } from '../ports/ChatActGateway';
import type { ChatEngine } from '../ports/ChatEngine';
import type { AcceptedChat } from '../ports/ChatRequestGateway';

/** `changed`: the lead is no longer the displayed one; `now` must be displayed before a claim. */
export type ClaimFailure =
  | LookUpFailure
  | { readonly kind: 'noReason' }
  | { readonly kind: 'reasonTooLong' }
  | { readonly kind: 'changed'; readonly now: ClaimableChat };

/**
 * Makes the user the lead of a patient's chat. Checks the displayed lead again first, so that no chat is claimed from a
 * therapist who was not displayed.
 */
export class ClaimChat {
  constructor(
    private readonly gateway: Pick<ChatActGateway, 'find' | 'claim'>,
    private readonly engine: ChatEngine,
  ) {}

  async execute(shown: ClaimableChat, typed: string): Promise<Result<AcceptedChat, ClaimFailure>> {
    const why = claimReason(typed);
    if ('fault' in why) return fail({ kind: why.fault === 'empty' ? 'noReason' : 'reasonTooLong' });
    const now = await this.gateway.find(shown.named);
    if (!now.ok) return now;
    if (now.value.chatSessionId !== shown.chatSessionId || now.value.lead.therapistId !== shown.lead.therapistId)
      return fail({ kind: 'changed', now: now.value });
    const answer = await this.gateway.claim(shown.named, why.reason);
    if (answer.ok) reloadChats(this.engine);
    return answer;
  }
}
