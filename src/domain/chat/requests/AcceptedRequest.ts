import { mayBeEmergency } from './mayBeEmergency.rule';

/** The request that a chat came from, until it is answered. */
export interface AcceptedRequest {
  readonly emergency: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number | 'unknown';
  /** Names of the parts that could not be read. */
  readonly couldNotRead: readonly string[];
}

/** `mayBeEmergency`: a part of the request could not be read. */
export type EmergencySign = 'emergency' | 'mayBeEmergency';

/** Explains the sign of a chat to the user: its rule, one sentence, and the event that ends it. */
export const explainChatSign = {
  emergency: {
    rule: 'CR-REQ-04',
    because: 'The patient asked for an emergency chat, and no one has answered in it yet.',
    ends: 'A reply in the chat.',
  },
  mayBeEmergency: {
    rule: 'CR-REQ-03',
    because: 'Part of the request could not be read. The unreadable part may be the emergency.',
    ends: 'A reply in the chat.',
  },
  highRisk: {
    rule: 'CR-NEED-02',
    because: 'A member of staff flagged this patient as high risk.',
    ends: 'Removing the flag, with a reason.',
  },
} as const;

/** Returns the mark of a chat with an accepted but unanswered request; undefined: no mark. */
export function emergencySign(request: AcceptedRequest | undefined): EmergencySign | undefined {
  if (request === undefined || !mayBeEmergency(request)) return undefined;
  return request.emergency ? 'emergency' : 'mayBeEmergency';
}
