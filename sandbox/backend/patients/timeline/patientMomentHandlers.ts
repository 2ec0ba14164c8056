import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { riskMomentId } from '#sandbox/backend/patients/record/riskMomentId';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { appointmentHandlers } from './appointmentHandlers';
import { chatMoments } from './chatMoments';
import { descriptionHandlers } from './descriptionHandlers';
import { fileHandlers } from './fileHandlers';
import { keptMoment } from './liveMoment';

type RemainingCall = 'moment' | 'note' | 'softDelete' | 'requestHardDelete' | 'addCgi' | 'addRiskAssessmentMoment';

/** The history of a patient in the hands of a therapist. */
export function patientMomentHandlers(services: CareServices): HandlersOf<'patientMoments'> {
  return {
    ...appointmentHandlers(services),
    ...descriptionHandlers(services),
    ...fileHandlers(services),
    ...remainingHandlers(services),
  };
}

function remainingHandlers({
  chat,
  care,
  moments,
  views,
  risks,
  clock,
}: CareServices): Pick<HandlersOf<'patientMoments'>, RemainingCall> {
  const act = (by: string) => ({ at: clock.now(), by });
  return {
    moment: ({ caller, path }) => {
      const { patientId, uid } = care.reader(caller.uid, path.patientId);
      return views.staff(
        chatMoments(chat.rooms, patientId, uid).find(({ id }) => id === path.momentId) ??
          keptMoment(moments, patientId, path.momentId),
      );
    },
    note: ({ caller, path }) => {
      const moment = keptMoment(moments, care.reader(caller.uid, path.patientId).patientId, path.momentId);
      if (moment.type !== 'note') throw new BackendError(404, 'NotFound', 'There is no such note.');
      return views.staff(moment);
    },
    softDelete: ({ caller, path }) => {
      const moment = keptMoment(moments, care.carer(caller.uid, path.patientId).patientId, path.momentId);
      if (moment.author !== caller.uid)
        throw new BackendError(403, 'NotAuthorError', 'Only who recorded it may delete it.');
      if (!moment.deleted) moments.put({ ...moment, updatedAt: clock.now(), deleted: act(caller.uid) });
    },
    requestHardDelete: ({ caller, path, body: { reason } }) => {
      const moment = keptMoment(moments, care.carer(caller.uid, path.patientId).patientId, path.momentId);
      if (!moment.hardDelete)
        moments.put({ ...moment, updatedAt: clock.now(), hardDelete: { ...act(caller.uid), reason } });
    },
    addCgi: ({ caller, path, body: { momentId: id, severity, improvement, note } }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const cgi = { severity, ...(improvement !== undefined && { improvement }) };
      const content = { cgi, ...(note !== undefined && note !== '' && { note }) };
      const now = clock.now();
      return views.staff(
        moments.addOnce({
          id,
          patientId,
          type: 'cgi',
          at: now,
          recordedAt: now,
          updatedAt: now,
          author: caller.uid,
          content,
        }),
      );
    },
    addRiskAssessmentMoment: ({ caller, path, body }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const { riskAssessmentId, level, assessed } = risks.find(patientId, body.riskAssessmentId);
      const id = riskMomentId(riskAssessmentId);
      const now = clock.now();
      const moment = {
        id,
        patientId,
        type: 'risk-assessment' as const,
        at: assessed.at,
        recordedAt: now,
        updatedAt: now,
        author: assessed.by,
      };
      return views.staff(
        moments.historyOf(patientId).find(id) ??
          moments.put({ ...moment, content: { riskAssessment: { riskAssessmentId, level } } }),
      );
    },
  };
}
