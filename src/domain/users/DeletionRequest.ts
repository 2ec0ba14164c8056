import type { TherapistDuties } from './handOverFirst.rule';

export const DELETION_STATES = ['open', 'withdrawn', 'carriedOut'] as const;

export type DeletionState = (typeof DELETION_STATES)[number];

/** Somebody as a list names them. */
interface NamedPerson {
  readonly id: string;
  /** Undefined where the server doesn’t say it. */
  readonly name: string | undefined;
}

/** That somebody asked for the deletion of an account, and what was done about it. Milliseconds since 1970. */
export interface DeletionRequest {
  readonly id: string;
  readonly userId: string;
  /** Undefined once the account is gone. */
  readonly person: { readonly name: string; readonly emailAddress: string } | undefined;
  readonly requestedAt: number;
  /** Undefined where that was not recorded. */
  readonly requestedBy: NamedPerson | undefined;
  /** What depends on the account now; null where it could not be counted. */
  readonly duties: TherapistDuties;
  /** Undefined where the server names one that this build does not know. */
  readonly state: DeletionState | undefined;
  readonly endedAt: number | undefined;
  /** Undefined where nobody in particular ended it. */
  readonly endedBy: NamedPerson | undefined;
}

/** The open ones, those that wait longest first, then those that ended, the newest first. */
export function inOrderOfWaiting(requests: readonly DeletionRequest[]): readonly DeletionRequest[] {
  const [open, ended] = [requests.filter(isWaiting), requests.filter(request => !isWaiting(request))];
  return [
    ...open.sort((one, other) => one.requestedAt - other.requestedAt),
    ...ended.sort((one, other) => (other.endedAt ?? other.requestedAt) - (one.endedAt ?? one.requestedAt)),
  ];
}

/** Also one whose state this build does not know: it may be open. */
export const isWaiting = ({ state }: DeletionRequest): boolean => state === 'open' || state === undefined;
