import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { type Case, DAY_MS, goneAt, HOUR_MS, pastMoment } from './Case';

/** Mood readings day by day, with days left out and now and then weeks without any. */
export function readings(patientCase: Case): readonly Moment[] {
  const { random, days, anchor } = patientCase;
  const found: Moment[] = [];
  let silentFor = 0;
  for (let day = days; day > 0; day -= 1) {
    if (silentFor > 0) silentFor -= 1;
    else if (random.chance(0.02)) silentFor = random.between(6, 24);
    else if (random.chance(patientCase.readings))
      found.push(reading(patientCase, found.length, anchor - day * DAY_MS + random.between(0, 15) * HOUR_MS));
  }
  return found;
}

function reading(patientCase: Case, index: number, at: number): Moment {
  const { random, course } = patientCase;
  const ill = course(goneAt(patientCase, at));
  const near = (mean: number, spread: number, most: number) =>
    Math.min(most, Math.max(0, Math.round(mean + (random.unit() - 0.5) * spread)));
  const mood = near(10 - ill * 9, 4, 10);
  return pastMoment(patientCase, 'checkup', index, at, {
    reading: {
      mood,
      stress: near(ill * 9, 4, 10),
      ...(random.chance(0.7) && { sleepHours: near(8 - ill * 4, 3, 24) }),
    },
  });
}
