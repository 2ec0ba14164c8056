import type { AssignedPatient } from '@/domain/patients/AssignedPatient';
import type { NeedReason } from '@/domain/patients/whoNeedsMe.rule';
import { wallTimeAt } from '@/domain/time/wallTimeAt';
import { agoText } from '../agoText';
import { ownClock } from '../ownClock';
import { patientsCount } from '../patientsCount';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';

/** Why a patient needs their therapist, in words; `now` in milliseconds since 1970. */
export function reasonText(reason: NeedReason, patient: AssignedPatient, now: number): string {
  const { waitingRequest, waitingSince, unreadMessageCount, nextAppointment, lastContactAt, openRisk } = patient;
  const since = waitingSince ?? waitingRequest?.requestedAt ?? now;
  switch (reason) {
    case 'emergencyRequest':
      return patientsText('reason.emergencyRequest', { ago: agoText(now - (waitingRequest?.requestedAt ?? now)) });
    case 'overdue':
      return patientsText('reason.overdue', { ago: agoText(now - since) });
    case 'unread':
      return unreadMessageCount > 0 ? patientsCount('reason.unread', unreadMessageCount) : patientsText('reason.unanswered', { ago: agoText(now - since) });
    case 'openRisk':
      return riskText(openRisk);
    case 'appointmentToday':
      return appointmentText(nextAppointment?.start ?? now, now);
    case 'longSilence':
      return lastContactAt === null ? patientsText('reason.neverContacted') : patientsText('reason.longSilence', { ago: agoText(now - lastContactAt) });
    case 'highRisk':
    case 'selfHarmItem':
    case 'selfHarmUnanswered':
    case 'worseningScores':
    case 'couldNotCheck':
      return patientsText(`reason.${reason}`);
  }
}

function riskText(openRisk: AssignedPatient['openRisk']): string {
  if (openRisk === null) return patientsText('reason.couldNotCheck');
  const level = patientsText(`level.${openRisk.level}`);
  const { reviewOn } = openRisk;
  return reviewOn === null ? patientsText('reason.openRisk', { level }) : patientsText('reason.openRiskReview', { level, day: patientTime.day(reviewOn) });
}

/** By the clock of whoever reads, on which it may not be today any more: the region's calendar decides who needs them today. */
function appointmentText(start: number, now: number): string {
  const { zone } = ownClock;
  if (start <= now) return patientsText('reason.appointmentNow', { time: patientTime.clock(start), zone });
  const isToday = wallTimeAt(start, zone)?.slice(0, 10) === wallTimeAt(now, zone)?.slice(0, 10);
  return isToday ? patientsText('reason.appointmentToday', { time: patientTime.clock(start), zone }) : patientsText('reason.appointmentOn', { time: patientTime.whenever(start, now), zone });
}
