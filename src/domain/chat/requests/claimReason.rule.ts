import { readReason } from '../acts/readReason';
import { rule, says } from '../../kernel/rule';

/** Longest reason, in UTF-16 code units. */
export const LONGEST_CLAIM_REASON = 500;

export type CheckedClaimReason = { readonly reason: string } | { readonly fault: 'empty' | 'tooLong' };

/** The reason that goes with the claim of a chat. */
export const claimReason = rule(
  {
    id: 'CR-CLAIM-01',
    statement:
      says`A chat is never claimed without a reason: blank ones and those above ${LONGEST_CLAIM_REASON} characters ` +
      says`are refused. The reason is kept in the audit trail, beside who claimed whose chat and when.`,
    source:
      'D3 §4: "Therapist chat: accept chat request, invite, handover, end chat, leave chat, claim lead, pin chat, ' +
      'unpin chat."; DESIGN §8 row 3',
    hazards: ['HAZ-08'],
  },
  (typed: string): CheckedClaimReason => readReason(typed, LONGEST_CLAIM_REASON),
);
