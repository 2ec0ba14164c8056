import type { TherapistDuties } from './handOverFirst.rule';

export const DELETION_STATES = ['open', 'withdrawn', 'carriedOut'] as const;

export type DeletionState = (typeof DELETION_STATES)[number];

/** Parts of a request that may be unreadable separately; duties report this themselves. */
export type DeletionPart = 'name' | 'emailAddress' | 'requestedAt' | 'requestedBy' | 'state' | 'endedAt' | 'endedBy';

/** A person as named in a list; undefined if the server doesn’t say. */
interface NamedPerson {
  readonly id: string | undefined;
  readonly name: string | undefined;
}

/** A request to delete an account and its outcome. Times in milliseconds since 1970. */
export interface DeletionRequest {
  readonly id: string;
  readonly userId: string;
  /** The account no longer exists, according to the server. */
  readonly isGone: boolean;
  /** Empty if the server gives no name. */
  readonly name: string;
  readonly emailAddress: string | undefined;
  /** Undefined if unreadable. */
  readonly requestedAt: number | undefined;
  /** Undefined if not recorded. */
  readonly requestedBy: NamedPerson | undefined;
  /** Current duties of the account; null if they could not be counted. */
  readonly duties: TherapistDuties;
  /** Undefined if unreadable or unknown to this build. */
  readonly state: DeletionState | undefined;
  readonly endedAt: number | undefined;
  /** Undefined if it was not ended by a person. */
  readonly endedBy: NamedPerson | undefined;
  /** Parts that are undefined because they were unreadable, not because they are missing. */
  readonly couldNotRead: readonly DeletionPart[];
}

/** Sorts open requests by the longest possible wait, then ended ones by the newest. */
export function inOrderOfWaiting(requests: readonly DeletionRequest[]): readonly DeletionRequest[] {
  const [open, ended] = [requests.filter(isWaiting), requests.filter(request => !isWaiting(request))];
  return [
    ...open.sort((one, other) => (one.requestedAt ?? 0) - (other.requestedAt ?? 0)),
    ...ended.sort((one, other) => newestOf(other) - newestOf(one)),
  ];
}

const newestOf = ({ endedAt, requestedAt = 0 }: DeletionRequest): number => endedAt ?? requestedAt;

/** Includes an unknown state, which may be open. */
export const isWaiting = ({ state }: DeletionRequest): boolean => state === 'open' || state === undefined;
