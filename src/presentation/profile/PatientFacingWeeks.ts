import { action, computed, makeObservable, observable } from 'mobx';
import type { Availability } from '@/domain/kernel/time/Availability';
import { regionZones } from '@/domain/kernel/time/regionZones';
import { weeksAsSeen, type SeenWeek } from '@/domain/profile/weeksAsSeen';

/** Zones in which patients live. */
export const patientZones = [...regionZones.UK, ...regionZones.Australia];

/** The hours on the screen as a patient sees them by another clock. */
export class PatientFacingWeeks {
  /** The zone that the person has chosen; undefined: one of the other region. */
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

  /** Undefined where the hours have a fault or their zone is unknown to this device. */
  get weeks(): readonly SeenWeek[] | undefined {
    const planned = this.planned();
    return planned && weeksAsSeen(planned, this.zone, this.now());
  }

  choose(zone: string): void {
    this.chosen = zone;
  }
}
