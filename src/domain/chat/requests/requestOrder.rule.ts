import { ascending } from '../../kernel/ascending';
import { rule } from '../../kernel/rule';
import { mayBeEmergency } from './mayBeEmergency.rule';

export interface OrderedRequest {
  readonly id: string;
  readonly emergency: boolean;
  /** Names of the parts that could not be read; absent if all could. */
  readonly couldNotRead?: readonly string[];
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly requestedAt: number | 'unknown';
}

/** Sorts ids into the order in which requests should be answered. */
export const requestOrder = rule(
  {
    id: 'CR-REQ-01',
    statement:
      'Emergency requests, and those that could not be read completely (CR-REQ-03), come first, then requests of ' +
      'patients flagged as high risk, then all others. Within each group the longest wait comes first, and a wait ' +
      'of unknown length counts as the longest. The generation and the kind of a request never change its place.',
    source:
      'DESIGN §1: "therapists chat in real time with patients, some of them at risk"; D3 §4: "Patient chat: ' +
      'request chat, emergency chat request, end chat."; DESIGN §5 row 12',
    hazards: ['HAZ-05', 'HAZ-14'],
  },
  ({ requests }: { readonly requests: readonly OrderedRequest[] }): readonly string[] =>
    [...requests].sort(inOrder).map(({ id }) => id),
);

function inOrder(a: OrderedRequest, b: OrderedRequest): number {
  const [isFirstA, isFirstB] = [isFirst(a), isFirst(b)];
  if (isFirstA !== isFirstB) return isFirstA ? -1 : 1;
  if (a.highRisk !== b.highRisk) return a.highRisk ? -1 : 1;
  // A tie has the same order on every screen.
  const [sinceA, sinceB] = [momentOf(a), momentOf(b)];
  return sinceA === sinceB ? ascending(a.id, b.id) : sinceA - sinceB;
}

const isFirst = ({ emergency, couldNotRead = [] }: OrderedRequest): boolean =>
  mayBeEmergency({ emergency, couldNotRead });

const momentOf = ({ requestedAt }: OrderedRequest): number => (requestedAt === 'unknown' ? -Infinity : requestedAt);
