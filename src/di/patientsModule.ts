import { ContainerModule } from 'inversify';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosMomentActGateway } from '@/infrastructure/http/patients/AxiosMomentActGateway';
import { AxiosMomentArchive } from '@/infrastructure/http/patients/AxiosMomentArchive';
import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { AxiosAvailabilityGateway } from '@/infrastructure/http/profile/AxiosAvailabilityGateway';
import * as t from './tokens/patientTokens';
import { BackendClientToken } from './tokens/systemTokens';

/** What the screens of patients ask the backend. */
export const patientsModule = new ContainerModule(({ bind }) => {
  bind(t.AssignedPatientGatewayToken).toResolvedValue(backend => new AxiosAssignedPatientGateway(backend), [BackendClientToken]);
  bind(t.PatientGatewayToken).toResolvedValue(backend => new AxiosPatientGateway(backend), [BackendClientToken]);
  bind(t.PatientRecordGatewayToken).toResolvedValue(backend => new AxiosPatientRecordGateway(backend), [BackendClientToken]);
  bind(t.RiskAssessmentGatewayToken).toResolvedValue(backend => new AxiosRiskAssessmentGateway(backend), [BackendClientToken]);
  bind(t.MomentArchiveToken).toResolvedValue(backend => new AxiosMomentArchive(backend), [BackendClientToken]);
  bind(t.MomentActGatewayToken).toResolvedValue(backend => new AxiosMomentActGateway(backend), [BackendClientToken]);
  bind(t.DescriptionGatewayToken).toResolvedValue(backend => new AxiosDescriptionGateway(backend), [BackendClientToken]);
  bind(t.AppointmentGatewayToken).toResolvedValue(backend => new AxiosAppointmentGateway(backend), [BackendClientToken]);
  bind(t.AvailabilityGatewayToken).toResolvedValue(backend => new AxiosAvailabilityGateway(backend), [BackendClientToken]);
});
