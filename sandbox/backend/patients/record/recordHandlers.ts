import type { RiskAssessmentChangesDto } from '@/infrastructure/http/patients/riskAssessmentDtos';
import { demandMatch } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import type { StoredRisk } from '#sandbox/backend/patients/PatientPast';
import type { Act } from '#sandbox/backend/patients/timeline/Moment';
import { withoutUndefined } from '#sandbox/backend/kernel/withoutUndefined';
import { riskMomentId } from './riskMomentId';

/** The clinical record: its fields and the risk assessments. */
export function recordHandlers({ care, records, risks, moments, clock }: CareServices): HandlersOf<'patientRecord'> {
  const act = (by: string) => ({ at: clock.now(), by });
  const matching = (ifMatch: string, patientId: string, id: string): StoredRisk => {
    const risk = risks.find(patientId, id);
    demandMatch(ifMatch, risks.view(risk));
    return risk;
  };
  return {
    record: ({ caller, path }) => records.view(care.reader(caller.uid, path.patientId).patientId),
    changeRecord: ({ caller, path, body, ifMatch }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      demandMatch(ifMatch, records.view(patientId));
      records.change(patientId, { ...body }, caller.uid, clock.now());
      return records.view(patientId);
    },
    riskAssessments: ({ caller, path }) =>
      risks.assessmentsOf(care.reader(caller.uid, path.patientId).patientId).map(risk => risks.view(risk)),
    addRiskAssessment: ({ caller, path, body }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      return risks.view(risks.addOnce({ ...withoutUndefined(body), patientId, assessed: act(caller.uid) }));
    },
    riskAssessment: ({ caller, path }) =>
      risks.view(risks.find(care.reader(caller.uid, path.patientId).patientId, path.riskAssessmentId)),
    changeRiskAssessment: ({ caller, path, body, ifMatch }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const risk = matching(ifMatch, patientId, path.riskAssessmentId);
      const changed = risks.put(changedRisk(risk, body, act(caller.uid)));
      const moment = moments.historyOf(patientId).find(riskMomentId(risk.riskAssessmentId));
      if (moment)
        moments.put({
          ...moment,
          updatedAt: clock.now(),
          content: { riskAssessment: { riskAssessmentId: risk.riskAssessmentId, level: changed.level } },
        });
      return risks.view(changed);
    },
    deleteRiskAssessment: ({ caller, path, ifMatch }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const risk = matching(ifMatch, patientId, path.riskAssessmentId);
      risks.put({ ...risk, removed: true });
      const moment = moments.historyOf(patientId).find(riskMomentId(risk.riskAssessmentId));
      if (moment) moments.put({ ...moment, updatedAt: clock.now(), deleted: act(caller.uid) });
    },
  };
}

function changedRisk(
  { reviewOn: before, ...risk }: StoredRisk,
  { reviewOn = before, ...changes }: RiskAssessmentChangesDto,
  changed: Act,
): StoredRisk {
  return { ...risk, ...withoutUndefined(changes), ...(typeof reviewOn === 'string' && { reviewOn }), changed };
}
