import type { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import { ownClock } from '../kit/time/ownClock';

/** Loads the time zone of the person signed in; what is known stays when it could not be loaded. */
export async function loadOwnClock(loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>): Promise<void> {
  const zone = await loadOwnTimeZone.execute();
  if (zone.ok) ownClock.set(zone.value);
}
