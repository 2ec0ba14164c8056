import { rule } from '../../kernel/rule';
import type { AcceptedRequest } from '../requests/AcceptedRequest';
import { mayBeEmergency } from '../requests/mayBeEmergency.rule';
import type { Need } from './needOrder.rule';

export interface ChatNeedInput {
  /** Since when a message waits, as `Need` has it. */
  readonly waiting: Need['since'];
  /** The accepted request that nobody has answered; null: there is none. */
  readonly request: AcceptedRequest | null;
}

/** How urgent a chat is, with the request from which it came. */
export const chatNeed = rule(
  {
    id: 'CR-NEED-03',
    statement:
      'A chat whose request was accepted and not answered (CR-REQ-04) has the urgency of that request: it is an ' +
      'emergency where the request was one or may have been one (CR-REQ-03), and its patient waits since they asked, ' +
      'or since an earlier message, also where they have written nothing. Once it is answered only messages count. ' +
      'A backend that says nothing of accepted requests leaves a chat with its messages.',
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
