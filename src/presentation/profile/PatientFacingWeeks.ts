import { action, computed, makeObservable, observable } from 'mobx';
import type { Availability } from '@/domain/kernel/time/Availability';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { weeksAsSeen, type SeenWeek } from '@/domain/profile/weeksAsSeen';

/** The time zones in which patients live. */
export const patientZones = [...regionZones.UK, ...regionZones.Australia];

/** The hours as entered, as patients in another time zone see them. */
export class PatientFacingWeeks {
  /** The zone that the user chose; undefined for one of the other region. */
  chosen: string | undefined = undefined;

  constructor(
    private readonly planned: () => Availability | undefined,
    private readonly now: () => number,
  ) {
    makeObservable(this, { chosen: observable, zone: computed, weeks: computed, choose: action });
  }

  get zone(): string {
    const isAustralian = this.planned()?.timeZone.startsWith('Australia/') === true;
    return this.chosen ?? (isAustralian ? 'Europe/London' : 'Australia/Sydney');
  }

  /** The weeks to show; undefined if the hours have errors or this device does not know their zone. */
  get weeks(): readonly SeenWeek[] | undefined {
    const planned = this.planned();
    return planned && weeksAsSeen(planned, this.zone, this.now());
  }

  choose(zone: string): void {
    this.chosen = zone;
  }
}
