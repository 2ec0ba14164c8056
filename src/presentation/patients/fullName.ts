import { patientName } from '@/domain/kernel/patientName';

/** Who a patient is: see `patientName`. */
export const fullName = patientName;
