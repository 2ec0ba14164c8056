import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { demandMatch } from '#sandbox/backend/dispatch/etag';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { graphOf } from '#sandbox/backend/patients/graphOf';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import { withoutUndefined } from '#sandbox/backend/kernel/withoutUndefined';
import type { CallingPatient } from './callingPatient';
import type { PatientMetadata } from './PatientMetadata';
import type { Rewards } from './Rewards';

export interface PatientAppDependencies extends CareServices {
  readonly callingPatient: CallingPatient;
  readonly metadata: PatientMetadata;
  readonly rewards: Rewards;
  /** The code with which a patient joined. */
  readonly accessCodeOf: (patientId: string) => string | undefined;
}

/** Calls of the patients' app other than chat and moments. */
export function patientAppHandlers(dependencies: PatientAppDependencies): HandlersOf<'patientApp'> {
  const { chat, care, moments, records, scores, clock, callingPatient, metadata, rewards, surveys, accessCodeOf } =
    dependencies;
  return {
    therapists: ({ caller }) => {
      const { patientId } = callingPatient(caller.uid);
      const lead = care.leadOf(patientId);
      const team = care.assignmentsOf(patientId).flatMap(({ uid }) => {
        const person = chat.people.find(uid);
        return person && person.role !== 'patient'
          ? [{ therapistId: person.staffId, name: chat.people.nameForPatients(person), isLead: uid === lead }]
          : [];
      });
      return team.sort((a, b) => Number(b.isLead) - Number(a.isLead));
    },
    accessCode: ({ caller }) => {
      const code = accessCodeOf(callingPatient(caller.uid).patientId);
      if (code === undefined) throw new BackendError(404, 'NotFound', 'The caller joined without an access code.');
      return code;
    },
    notify: ({ caller, query }) => {
      if (query.phqScore === undefined && query.gadScore === undefined)
        throw new BackendError(400, 'ValidationError', 'query: names no score');
      scores.report(callingPatient(caller.uid).patientId, { ...withoutUndefined({ ...query }), at: clock.now() });
    },
    graph: ({ caller, query }) => graphOf(moments.historyOf(callingPatient(caller.uid).patientId), query),
    metadataDocuments: ({ caller }) =>
      metadata.documentsOf(callingPatient(caller.uid).uid).map(({ metadataDocumentId, updatedAt }) => ({
        metadataDocumentId,
        updatedAt: new Date(updatedAt).toISOString(),
      })),
    metadataDocument: ({ caller, path }) =>
      metadata.view(metadata.find(callingPatient(caller.uid).uid, path.metadataDocumentId)),
    updateMetadata: ({ caller, path, body, ifMatch }) => {
      const { uid } = callingPatient(caller.uid);
      demandMatch(ifMatch, metadata.view(metadata.find(uid, path.metadataDocumentId)));
      return metadata.view(metadata.change(uid, path.metadataDocumentId, body.metadataChangeList, clock.now()));
    },
    earnReward: ({ caller, query }) =>
      rewards.earn(callingPatient(caller.uid).uid, query.sessionId, query.duration, isTrue(query.isRecommended)),
    answerOnboardingSurvey: ({ caller, path, body }) =>
      surveys.answer(callingPatient(caller.uid).patientId, path.urlSuffix, body),
    ownRecord: ({ caller }) => {
      const { goals, safetyPlan, nextOfKin, generalPractitioner } = records.view(callingPatient(caller.uid).patientId);
      return { goals, safetyPlan, nextOfKin, generalPractitioner };
    },
  };
}
