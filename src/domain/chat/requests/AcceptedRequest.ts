import { mayBeEmergency } from './mayBeEmergency.rule';

/** What the request said from which a chat came, for as long as nobody has answered it. */
export interface AcceptedRequest {
  readonly emergency: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number | 'unknown';
  /** Names of the parts that could not be read. */
  readonly couldNotRead: readonly string[];
}

/** `mayBeEmergency`: something of the request could not be read. */
export type EmergencySign = 'emergency' | 'mayBeEmergency';

/** Why a chat has a sign, for the person who sees it: the rule that decides it, one sentence, and what would end it. */
export const explainChatSign = {
  emergency: {
    rule: 'CR-REQ-04',
    because: 'The patient asked for an emergency chat, and nobody has answered in it yet.',
    ends: 'A reply in the chat.',
  },
  mayBeEmergency: {
    rule: 'CR-REQ-03',
    because: 'Something of the request could not be read. What nobody could read may be the emergency.',
    ends: 'A reply in the chat.',
  },
  highRisk: {
    rule: 'CR-NEED-02',
    because: 'A member of staff flagged this patient as high risk.',
    ends: 'Removing the flag, with a reason.',
  },
} as const;

/** How a chat is marked whose request was accepted and not answered; undefined: not at all. */
export function emergencySign(request: AcceptedRequest | undefined): EmergencySign | undefined {
  if (request === undefined || !mayBeEmergency(request)) return undefined;
  return request.emergency ? 'emergency' : 'mayBeEmergency';
}
