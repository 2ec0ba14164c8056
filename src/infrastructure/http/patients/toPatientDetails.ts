import type { Carer, PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { CarerDto, PatientDetailsDto } from './patientDtos';
import { toActiveChat, toTime } from './toAssignedPatient';

export const toPatientDetails = (dto: PatientDetailsDto, unreadableTherapists = 0): PatientDetails => ({
  id: dto.id,
  userId: dto.userId,
  email: dto.email,
  firstName: dto.firstName,
  lastName: dto.lastName,
  dateOfBirth: dto.dateOfBirth ?? null,
  region: dto.region,
  timeZone: dto.timeZone,
  highRisk: dto.record.highRisk,
  activeChat: toActiveChat(dto.record.activeChat),
  unreadableTherapists,
  therapists: dto.therapists.map(toCarer),
  onlyReads: dto.onlyReads,
  lastContactAt: toTime(dto.lastContactAt),
});

const toCarer = ({ therapistId, userId, name, isLead, onlyReads }: CarerDto): Carer => ({ therapistId, userId, name, isLead, onlyReads });
