const PREFIX = 'folder-';

export const patientFolder = (patientId: string): string => `${PREFIX}${patientId}`;

export const isPatientFolder = (folderId: string): boolean => folderId.startsWith(PREFIX);
