import type { AssignedPatient, LatestScore } from './AssignedPatient';
import { questionnaireTotal, type Questionnaire } from './questionnaireTotal.rule';
import { scoreTrend, type ScoreTrend } from './scoreTrend.rule';
import { selfHarmItem } from './selfHarmItem.rule';
import type { PatientSigns } from './whoNeedsMe.rule';

/** What of an assigned patient tells whether they need their therapist. */
export function toPatientSigns(patient: AssignedPatient): PatientSigns {
  const { waitingRequest, waitingSince, nextAppointment, openRisk, phq9, gad7 } = patient;
  return {
    patientId: patient.id,
    emergencySince: waitingRequest?.emergency ? waitingRequest.requestedAt : null,
    highRisk: patient.highRisk,
    openRisk: openRisk && { level: openRisk.level, reviewOn: openRisk.reviewOn },
    unread: patient.unreadMessageCount,
    waitingSince: earlier(waitingSince, waitingRequest?.requestedAt ?? null),
    nextAppointmentAt: nextAppointment?.status === 'scheduled' ? nextAppointment.start : null,
    selfHarmItem: phq9 === null ? 'clear' : selfHarmItem({ items: phq9.items }),
    scoreTrend: worst([trendOf('phq9', phq9), trendOf('gad7', gad7)]),
    lastContactAt: patient.lastContactAt,
  };
}

const earlier = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

function trendOf(questionnaire: Questionnaire, latest: LatestScore | null): ScoreTrend {
  return latest === null ? 'unknown' : scoreTrend({ questionnaire, before: latest.previous, latest: questionnaireTotal({ questionnaire, items: latest.items }) });
}

function worst(trends: readonly ScoreTrend[]): ScoreTrend {
  const order: readonly ScoreTrend[] = ['worse', 'unknown', 'same', 'better'];
  return order.find(trend => trends.includes(trend)) ?? 'unknown';
}
