import type { TherapistDuties } from './handOverFirst.rule';

export const DELETION_STATES = ['open', 'withdrawn', 'carriedOut'] as const;

export type DeletionState = (typeof DELETION_STATES)[number];

/** Parts of a request that may be unreadable by themselves; what depends on the account says so itself. */
export type DeletionPart = 'name' | 'emailAddress' | 'requestedAt' | 'requestedBy' | 'state' | 'endedAt' | 'endedBy';

/** Somebody as a list names them; undefined is what the server doesn’t say. */
interface NamedPerson {
  readonly id: string | undefined;
  readonly name: string | undefined;
}

/** That somebody asked for the deletion of an account, and what was done about it. Milliseconds since 1970. */
export interface DeletionRequest {
  readonly id: string;
  readonly userId: string;
  /** The server says that the account no longer exists. */
  readonly isGone: boolean;
  /** Empty where the server names nobody. */
  readonly name: string;
  readonly emailAddress: string | undefined;
  /** Undefined where it could not be read. */
  readonly requestedAt: number | undefined;
  /** Undefined where that was not recorded. */
  readonly requestedBy: NamedPerson | undefined;
  /** What depends on the account now; null where it could not be counted. */
  readonly duties: TherapistDuties;
  /** Undefined where it could not be read, or the server names one that this build does not know. */
  readonly state: DeletionState | undefined;
  readonly endedAt: number | undefined;
  /** Undefined where nobody in particular ended it. */
  readonly endedBy: NamedPerson | undefined;
  /** What is undefined because it could not be read, and not because it is not there. */
  readonly couldNotRead: readonly DeletionPart[];
}

/** The open ones, those that wait longest or may do so first, then those that ended, the newest first. */
export function inOrderOfWaiting(requests: readonly DeletionRequest[]): readonly DeletionRequest[] {
  const [open, ended] = [requests.filter(isWaiting), requests.filter(request => !isWaiting(request))];
  return [
    ...open.sort((one, other) => (one.requestedAt ?? 0) - (other.requestedAt ?? 0)),
    ...ended.sort((one, other) => newestOf(other) - newestOf(one)),
  ];
}

const newestOf = ({ endedAt, requestedAt = 0 }: DeletionRequest): number => endedAt ?? requestedAt;

/** Also one whose state is unknown: it may be open. */
export const isWaiting = ({ state }: DeletionRequest): boolean => state === 'open' || state === undefined;
