import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { daysAfter, startOfDate } from '@/domain/kernel/time/startOfDate';
import type { CoveringTherapist } from '@/domain/regions/weekCoverage';
import type { ListedUser } from '@/domain/users/ListedUser';
import { forEachConcurrently, MOST_CALLS } from '../kernel/bulk/forEachConcurrently';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { UserGateway } from '../users/ports/UserGateway';
import type { TherapistHoursGateway } from './ports/TherapistHoursGateway';

export type HoursReading =
  /** `all` is undefined until the list of therapists was read. */
  | { readonly status: 'reading'; readonly read: number; readonly all: number | undefined }
  | { readonly status: 'read'; readonly therapists: readonly CoveringTherapist[] }
  /** The list of therapists could not be read, so the cover is unknown. */
  | { readonly status: 'failed'; readonly failure: CallFailure };

export interface TherapistHoursPorts {
  readonly users: Pick<UserGateway, 'list'>;
  readonly hours: TherapistHoursGateway;
  /** Time zone of last days, such as `Europe/London`. */
  readonly zone: string;
}

const GROUP = 'group:therapist';

/**
 * Reads the hours of the region's therapists, a few at once. After several consecutive calls without an answer no more
 * are read and the others stay unknown. Stopping ends after the running calls.
 */
export class WatchTherapistHours {
  constructor(private readonly ports: TherapistHoursPorts) {}

  execute(notify: (reading: HoursReading) => void): Unsubscribe {
    let stopped = false;
    const notifyUnlessStopped = (reading: HoursReading): void => {
      if (!stopped) notify(reading);
    };
    void this.read(notifyUnlessStopped, () => stopped);
    return () => {
      stopped = true;
    };
  }

  private async read(notify: (reading: HoursReading) => void, isStopped: () => boolean): Promise<void> {
    notify({ status: 'reading', read: 0, all: undefined });
    const listed = await this.listTherapists(isStopped);
    if (!listed.ok) {
      notify({ status: 'failed', failure: listed.failure });
      return;
    }
    const { users, unreadable } = listed.value;
    const therapists = new Map<string, CoveringTherapist>();
    let unanswered = 0;
    let ended: CallFailure | undefined;
    await forEachConcurrently(users, async user => {
      if (isStopped() || ended !== undefined) return;
      const isSilent = unanswered >= MOST_CALLS;
      const answer = isSilent ? undefined : await this.ports.hours.hoursOf(user.id);
      if (answer?.ok === false && answer.failure.kind === 'sessionEnded') ended = answer.failure;
      if (answer !== undefined) unanswered = isWithoutAnswer(answer) ? unanswered + 1 : 0;
      therapists.set(user.id, this.therapistOf(user, answer?.ok === true ? answer.value : undefined));
      notify({ status: 'reading', read: therapists.size, all: users.length });
    });
    if (ended !== undefined) notify({ status: 'failed', failure: ended });
    else notify({ status: 'read', therapists: [...therapists.values(), ...unreadableOnes(unreadable)] });
  }

  /** Lists all members of the group, page by page, without disabled accounts. */
  private async listTherapists(
    isStopped: () => boolean,
  ): Promise<Result<{ readonly users: readonly ListedUser[]; readonly unreadable: number }, CallFailure>> {
    const users = new Map<string, ListedUser>();
    let unreadable = 0;
    let cursors: readonly string[] = [];
    do {
      const answer = await this.ports.users.list({ emailAddress: '', groups: ['therapist'], accessCode: '' }, cursors);
      if (!answer.ok) return answer;
      for (const user of answer.value.users) if (user.state !== 'disabled') users.set(user.id, user);
      unreadable += answer.value.unreadable;
      // A page that links to itself is endless, and the rest of the list is unknown.
      if (cursors.length > 0 && answer.value.cursors.join() === cursors.join()) return fail({ kind: 'refused' });
      cursors = answer.value.cursors;
    } while (cursors.length > 0 && !isStopped());
    return ok({ users: [...users.values()], unreadable });
  }

  private therapistOf(user: ListedUser, availability: CoveringTherapist['availability']): CoveringTherapist {
    const until = this.untilOf(user);
    const name = `${user.firstName} ${user.lastName}`.trim();
    return { id: user.id, name, availability, ...(until !== undefined && { until }) };
  }

  /** Returns the end of the last day in the group; undefined if there is none. */
  private untilOf({ grants }: ListedUser): number | undefined {
    const ends = grants
      .filter(({ right }) => right === GROUP)
      .map(({ lastDay }) => (lastDay === undefined ? undefined : startOfDate(lastDay, this.ports.zone)));
    const known = ends.filter(end => end !== undefined);
    if (known.length === 0 || known.length < ends.length) return undefined;
    return daysAfter(Math.max(...known), 1, this.ports.zone);
  }
}

const isWithoutAnswer = (answer: Result<unknown, CallFailure>): boolean =>
  !answer.ok && answer.failure.kind === 'unreachable' && answer.failure.unreadable !== true;

/** Creates entries for unreadable therapists, about whom nothing is known. */
const unreadableOnes = (count: number): readonly CoveringTherapist[] =>
  Array.from({ length: count }, (_, index) => ({ id: `unreadable/${index}`, name: '', availability: undefined }));
