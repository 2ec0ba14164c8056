import type { AppointmentGateway } from '@/application/patients/ports/AppointmentGateway';
import type { AssignedPatientGateway } from '@/application/patients/ports/AssignedPatientGateway';
import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { DescriptionGateway } from '@/application/patients/ports/DescriptionGateway';
import type { MomentActGateway } from '@/application/patients/ports/MomentActGateway';
import type { MomentArchive } from '@/application/patients/ports/MomentArchive';
import type { PatientGateway } from '@/application/patients/ports/PatientGateway';
import type { PatientRecordGateway } from '@/application/patients/ports/PatientRecordGateway';
import type { RiskAssessmentGateway } from '@/application/patients/ports/RiskAssessmentGateway';
import { token } from '../token';

/** Bound when the first screen of patients is downloaded. */
export const AssignedPatientGatewayToken = token<AssignedPatientGateway>('AssignedPatientGateway');
export const PatientGatewayToken = token<PatientGateway>('PatientGateway');
export const PatientRecordGatewayToken = token<PatientRecordGateway>('PatientRecordGateway');
export const RiskAssessmentGatewayToken = token<RiskAssessmentGateway>('RiskAssessmentGateway');
export const MomentArchiveToken = token<MomentArchive>('MomentArchive');
export const MomentActGatewayToken = token<MomentActGateway>('MomentActGateway');
export const DescriptionGatewayToken = token<DescriptionGateway>('DescriptionGateway');
export const AppointmentGatewayToken = token<AppointmentGateway>('AppointmentGateway');
export const AvailabilityGatewayToken = token<AvailabilityGateway>('AvailabilityGateway');
