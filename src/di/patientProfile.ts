import type { Container } from 'inversify';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { OpenProfile, type ProfileSources } from '@/application/patients/record/OpenProfile';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import type { Toasts } from '@/presentation/kit/Toasts';
import { loadPatientAdapters } from './patientAdapters';
import { FormDraftsToken, LastViewedVaultToken } from './tokens/patientAdapterTokens';
import * as t from './tokens/patientTokens';
import { RandomToken, ServerClockToken } from './tokens/kernelTokens';
import { AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import { ReadDescription } from '@/application/patients/timeline/ReadDescription';
import { RecordCgi } from '@/application/patients/timeline/RecordCgi';
import { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import { SavePatientRecord } from '@/application/patients/record/SavePatientRecord';
import { SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import { SharePatientData } from '@/application/patients/record/SharePatientData';
import { WriteNote } from '@/application/patients/timeline/WriteNote';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { RecordStores, type RecordParts } from '@/presentation/patients/record/RecordStores';
import { PatientTimelineActions, type TimelineParts } from '@/presentation/patients/timeline/PatientTimelineActions';
import { KnownPatientsToken } from './tokens/workTokens';
import { SessionVaultToken } from './tokens/sessionTokens';
import { CheckAppointmentTime } from '@/application/patients/appointments/CheckAppointmentTime';
import { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import { LoadScores } from '@/application/patients/scores/LoadScores';
import { SaveAppointment } from '@/application/patients/appointments/SaveAppointment';
import { RecordAttendance } from '@/application/patients/appointments/RecordAttendance';
import { AppointmentFormStore } from '@/presentation/patients/appointments/AppointmentFormStore';
import { AppointmentsStore } from '@/presentation/patients/appointments/AppointmentsStore';
import { ClashWatch } from '@/presentation/patients/appointments/ClashWatch';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';

/** The stores of a patient's history and record; the patients' module is in the container. */
export function createHistoryStores(container: Container, toasts: Toasts): Pick<PatientStores, 'timeline' | 'record'> {
  loadPatientAdapters(container);
  const shared = {
    clock: container.get(ServerClockToken),
    ids: new UuidIdGenerator(container.get(RandomToken)),
    formDrafts: container.get(FormDraftsToken),
  };
  const timeline = { ...shared, ...timelineActs(container), onDone: (text: string) => toasts.success(text) };
  const record = { ...shared, ...recordActs(container) };
  return {
    timeline: (patientId, onDeleted) => new PatientTimelineActions(patientId, timeline, onDeleted),
    record: patientId => new RecordStores(patientId, record),
  };
}

type Shared = 'clock' | 'ids' | 'formDrafts';

function timelineActs(container: Container): Omit<TimelineParts, Shared | 'onDone'> {
  const [archive, acts, descriptions, session] = [
    container.get(t.MomentArchiveToken),
    container.get(t.MomentActGatewayToken),
    container.get(t.DescriptionGatewayToken),
    container.get(SessionVaultToken),
  ];
  return {
    archive,
    recordLastView: new RecordLastView(container.get(LastViewedVaultToken)),
    writeNote: new WriteNote({ acts, archive }),
    acts,
    recordCgi: new RecordCgi(acts),
    deleteMoment: new DeleteMoment(acts),
    readDescription: new ReadDescription(descriptions),
    describeMoment: new DescribeMoment(descriptions),
    me: () => session.current()?.user.uid ?? '',
  };
}

function recordActs(container: Container): Omit<RecordParts, Shared> {
  const sources: ProfileSources = {
    patients: container.get(t.PatientGatewayToken),
    records: container.get(t.PatientRecordGatewayToken),
    assessments: container.get(t.RiskAssessmentGatewayToken),
    moments: container.get(t.MomentArchiveToken),
  };
  return {
    openProfile: new OpenProfile(sources, container.get(ServerClockToken)),
    savePatientRecord: new SavePatientRecord(container.get(t.PatientRecordGatewayToken)),
    riskAssessments: container.get(t.RiskAssessmentGatewayToken),
    addRiskAssessment: new AddRiskAssessment(container.get(t.RiskAssessmentGatewayToken)),
    saveRiskAssessment: new SaveRiskAssessment(container.get(t.RiskAssessmentGatewayToken)),
    removeRiskAssessment: new RemoveRiskAssessment(container.get(t.RiskAssessmentGatewayToken)),
    sharePatientData: new SharePatientData(container.get(t.PatientGatewayToken), container.get(ServerClockToken)),
  };
}

/** The stores of scores and appointments. */
export function createScoreStores(
  container: Container,
): Pick<PatientStores, 'scores' | 'appointments' | 'appointmentForm'> {
  const clock = container.get(ServerClockToken);
  const [moments, appointments, availability] = [
    container.get(t.MomentArchiveToken),
    container.get(t.AppointmentGatewayToken),
    container.get(t.AvailabilityGatewayToken),
  ];
  return {
    scores: (patientId, zone) =>
      new ScoresStore(patientId, zone, {
        loadScores: new LoadScores(container.get(t.PatientGatewayToken)),
        clock,
      }),
    appointments: (patientId, zone, onSettled) =>
      new AppointmentsStore(
        patientId,
        zone,
        {
          listAppointments: new ListAppointments(moments),
          availability,
          recordAttendance: new RecordAttendance({ appointments, archive: moments }, clock),
          clock,
        },
        onSettled,
      ),
    appointmentForm: (subject, onSaved) =>
      new AppointmentFormStore(
        subject,
        {
          findAppointment: new FindAppointment(moments),
          availability,
          saveAppointment: new SaveAppointment({ appointments, archive: moments }, clock),
          formDrafts: container.get(FormDraftsToken),
          clock,
          ids: new UuidIdGenerator(container.get(RandomToken)),
        },
        new ClashWatch({
          checkAppointmentTime: new CheckAppointmentTime(availability, moments),
          listAssignedPatients: new ListAssignedPatients(
            container.get(t.AssignedPatientGatewayToken),
            container.get(KnownPatientsToken),
          ),
          clock,
        }),
        onSaved,
      ),
  };
}
