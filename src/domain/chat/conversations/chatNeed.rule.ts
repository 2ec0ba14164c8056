import { rule } from '../../kernel/rule';
import type { AcceptedRequest } from '../requests/AcceptedRequest';
import { mayBeEmergency } from '../requests/mayBeEmergency.rule';
import type { Need } from './needOrder.rule';

export interface ChatNeedInput {
  /** Start of the wait for a reply, as in `Need`. */
  readonly waiting: Need['since'];
  /** The accepted request without an answer; null if there is none. */
  readonly request: AcceptedRequest | null;
}

/** Returns the urgency of a chat, including the request it came from. */
export const chatNeed = rule(
  {
    id: 'CR-NEED-03',
    statement:
      'A chat whose request was accepted but not answered (CR-REQ-04) has the urgency of that request: it is an ' +
      'emergency if the request was one or may have been one (CR-REQ-03), and its patient has waited since the ' +
      'request, or since an earlier message, even if they have written nothing. Once the request is answered, ' +
      'only messages count. If the backend reports no accepted requests, only the messages of a chat count.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; D3 §4: "Patient chat: ' +
      'request chat, emergency chat request, end chat."; DESIGN §5 row 28',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ waiting, request }: ChatNeedInput): Pick<Need, 'emergency' | 'since'> => {
    if (request === null) return { emergency: false, since: waiting };
    return { emergency: mayBeEmergency(request), since: earlier(waiting, request.requestedAt) };
  },
);

function earlier(waiting: Need['since'], requestedAt: number | 'unknown'): Need['since'] {
  if (waiting === null) return requestedAt;
  if (waiting === 'unknown' || requestedAt === 'unknown') return 'unknown';
  return Math.min(waiting, requestedAt);
}
