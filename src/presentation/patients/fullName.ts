import { patientName } from '@/domain/kernel/patientName';

export const fullName = patientName;
