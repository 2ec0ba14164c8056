import type { Container } from 'inversify';
import { ListAssignedPatients } from '@/application/patients/list/ListAssignedPatients';
import { OpenProfile } from '@/application/patients/record/OpenProfile';
import type { PatientStores } from '@/presentation/patients/PatientStores';
import type { Toasts } from '@/presentation/kit/Toasts';
import {
  FormDraftsToken,
  BackendClientToken,
  RandomToken,
  ServerClockToken,
  SessionVaultToken,
  KnownPatientsToken,
} from './tokens';
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
import { RecordStores, type RecordDependencies } from '@/presentation/patients/record/RecordStores';
import {
  PatientTimelineActions,
  type TimelineDependencies,
} from '@/presentation/patients/timeline/PatientTimelineActions';
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
import { AxiosMomentActGateway } from '@/infrastructure/http/patients/AxiosMomentActGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosLastViewedVault } from '@/infrastructure/http/patients/AxiosLastViewedVault';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosAvailabilityGateway } from '@/infrastructure/http/profile/AxiosAvailabilityGateway';
import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';
import type { MomentArchive } from '@/application/patients/ports/MomentArchive';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { PatientGateway } from '@/application/patients/ports/PatientGateway';
import type { PatientRecordGateway } from '@/application/patients/ports/PatientRecordGateway';
import type { RiskAssessmentGateway } from '@/application/patients/ports/RiskAssessmentGateway';

/** The sources that the patients' screens read. */
interface PatientSources {
  readonly patients: PatientGateway;
  readonly records: PatientRecordGateway;
  readonly assessments: RiskAssessmentGateway;
  readonly moments: MomentArchive;
}

/** The stores of a patient's history and record. Drafts are bound before. */
export function createHistoryStores(
  container: Container,
  toasts: Toasts,
  sources: PatientSources,
): Pick<PatientStores, 'timeline' | 'record'> {
  const shared = {
    clock: container.get(ServerClockToken),
    ids: new UuidIdGenerator(container.get(RandomToken)),
    formDrafts: container.get(FormDraftsToken),
  };
  const timeline = {
    ...shared,
    ...timelineActs(container, sources.moments),
    onDone: (text: string) => toasts.success(text),
  };
  const record = { ...shared, ...recordActs(sources, shared.clock) };
  return {
    timeline: (patientId, onDeleted) => new PatientTimelineActions(patientId, timeline, onDeleted),
    record: patientId => new RecordStores(patientId, record),
  };
}

type Shared = 'clock' | 'ids' | 'formDrafts';

function timelineActs(container: Container, archive: MomentArchive): Omit<TimelineDependencies, Shared | 'onDone'> {
  const backend = container.get(BackendClientToken);
  const session = container.get(SessionVaultToken);
  const acts = new AxiosMomentActGateway(backend);
  const descriptions = new AxiosDescriptionGateway(backend);
  return {
    archive,
    recordLastView: new RecordLastView(new AxiosLastViewedVault(backend)),
    writeNote: new WriteNote({ acts, archive }),
    acts,
    recordCgi: new RecordCgi(acts),
    deleteMoment: new DeleteMoment(acts),
    readDescription: new ReadDescription(descriptions),
    describeMoment: new DescribeMoment(descriptions),
    me: () => session.current()?.user.uid ?? '',
  };
}

function recordActs(sources: PatientSources, clock: Clock): Omit<RecordDependencies, Shared> {
  const { patients, records, assessments } = sources;
  return {
    openProfile: new OpenProfile(sources, clock),
    savePatientRecord: new SavePatientRecord(records),
    riskAssessments: assessments,
    addRiskAssessment: new AddRiskAssessment(assessments),
    saveRiskAssessment: new SaveRiskAssessment(assessments),
    removeRiskAssessment: new RemoveRiskAssessment(assessments),
    patients,
    sharePatientData: new SharePatientData(patients, clock),
  };
}

/** The stores of scores and appointments. Drafts are bound before. */
export function createScoreStores(
  container: Container,
  { patients, moments }: Pick<PatientSources, 'patients' | 'moments'>,
): Pick<PatientStores, 'scores' | 'appointments' | 'appointmentForm'> {
  const clock = container.get(ServerClockToken);
  const backend = container.get(BackendClientToken);
  const appointments = new AxiosAppointmentGateway(backend);
  const availability = new AxiosAvailabilityGateway(backend);
  return {
    scores: (patientId, zone) =>
      new ScoresStore(patientId, zone, {
        loadScores: new LoadScores(patients),
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
            new AxiosAssignedPatientGateway(backend),
            container.get(KnownPatientsToken),
          ),
          clock,
        }),
        onSaved,
      ),
  };
}
