const PREFIX = 'folder-';

/** The id of a patient's folder in the drive. */
export const patientFolder = (patientId: string): string => `${PREFIX}${patientId}`;

export const isPatientFolder = (folderId: string): boolean => folderId.startsWith(PREFIX);
