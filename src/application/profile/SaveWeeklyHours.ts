import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import { saveUnversioned, textOf, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import { weekHoursOf, weeklyTimesOf, type WeekHours } from '@/domain/kernel/time/WeekHours';
import type { AvailabilityFailure, OwnProfileGateway } from './ports/OwnProfileGateway';

export type SaveHoursFailure = SaveMergedFailure<Availability, AvailabilityFailure>;

type Hours = Pick<OwnProfileGateway, 'availability' | 'addAvailability' | 'replaceAvailability' | 'removeAvailability'>;

/** The zone and the hours of each day: two windows that change different days do not contradict each other. */
export const weekFieldsOf = ({ timeZone, times }: Availability): Fields => ({
  timeZone,
  ...Object.fromEntries(
    Object.entries(weekHoursOf(times)).map(([day, hours]) => [day, hours.map(({ from, to }) => ({ from, to }))]),
  ),
});

/** Saves the hours when a therapist can be booked, merged day by day with any changes made in another window. */
export class SaveWeeklyHours {
  constructor(private readonly profile: Hours) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<Availability>, SaveHoursFailure>> {
    return saveUnversioned<Availability, AvailabilityFailure>(draft, {
      fieldsOf: weekFieldsOf,
      read: () => this.profile.availability(),
      change: (changes, held) => {
        const fields = { ...weekFieldsOf(held), ...changes };
        const times = weeklyTimesOf(fields as unknown as WeekHours);
        // Hours of two days that were changed in two windows can lie over each other.
        if (times === undefined) return Promise.resolve(fail({ kind: 'invalidHours' }));
        return this.put({ timeZone: textOf(fields['timeZone']), times }, held);
      },
    });
  }

  private async put(
    wanted: Availability,
    held: Availability,
  ): Promise<Result<Availability, CallFailure | AvailabilityFailure>> {
    if (wanted.times.length === 0) {
      const removed = await this.profile.removeAvailability();
      return removed.ok ? this.profile.availability() : removed;
    }
    if (held.times.length > 0) return this.profile.replaceAvailability(wanted);
    // If another window was quicker, nothing is replaced: the user saves again, and the other window's changes are
    // merged.
    const added = await this.profile.addAvailability(wanted);
    if (added.ok || added.failure.kind !== 'hoursThere') return added;
    // They may be those that were sent: browsers repeat a call after a lost answer.
    const now = await this.profile.availability();
    if (!now.ok) return now;
    return isSameValue(weekFieldsOf(now.value), weekFieldsOf(wanted)) ? now : added;
  }
}
