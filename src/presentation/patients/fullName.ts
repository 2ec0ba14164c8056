import { patientName } from '@/domain/kernel/patientName';

/** A patient's name: see `patientName`. */
export const fullName = patientName;
