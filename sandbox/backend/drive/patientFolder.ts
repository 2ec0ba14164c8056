/** The id of a patient's folder in the drive. */
export const patientFolder = (patientId: string): string => `folder-${patientId}`;
