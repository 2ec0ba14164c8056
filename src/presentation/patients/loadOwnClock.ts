import type { LoadOwnTimeZone } from '@/application/patients/appointments/LoadOwnTimeZone';
import { ownClock } from './ownClock';

/** Finds out by which clock whoever is signed in reads; one that could not be loaded is not known. */
export async function loadOwnClock(loadOwnTimeZone: Pick<LoadOwnTimeZone, 'execute'>): Promise<void> {
  const zone = await loadOwnTimeZone.execute();
  ownClock.set(zone.ok ? zone.value : undefined);
}
