import { readReason } from '../acts/readReason';
import { rule, says } from '../../kernel/rule';

/** Longest reason, in UTF-16 code units. */
export const LONGEST_CLAIM_REASON = 500;

export type CheckedClaimReason = { readonly reason: string } | { readonly fault: 'empty' | 'tooLong' };

/** Checks the reason for claiming a chat. */
export const claimReason = rule(
  {
    id: 'CR-CLAIM-01',
    statement:
      says`A chat is never claimed without a reason: blank reasons and those above ${LONGEST_CLAIM_REASON} ` +
      says`characters are rejected. The audit trail keeps the reason together with who claimed whose chat and ` +
      says`when.`,
    source:
      'D3 §4: "Therapist chat: accept chat request, invite, handover, end chat, leave chat, claim lead, pin chat, ' +
      'unpin chat."; DESIGN §8 row 3',
    hazards: ['HAZ-08'],
  },
  (typed: string): CheckedClaimReason => readReason(typed, LONGEST_CLAIM_REASON),
);
