import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Result } from '@/domain/kernel/Result';
import type { DriveFailure } from './DriveFailure';

export type FileKind = 'image' | 'audio' | 'document';

/** Current links of a file; null if the drive returns none. */
export interface FileLinks {
  readonly fileName: string;
  readonly contentType: string;
  readonly previewLink: string | null;
  readonly downloadLink: string | null;
}

/** Patients' drive folders, and the moments that record their files. */
export interface DriveMomentGateway {
  /** Limits of uploads for the patient, in bytes; `badRequest` for an invalid name. */
  policy(
    patientId: string,
    kind: FileKind,
    fileName: string,
  ): Promise<Result<{ readonly largestFile: number }, DriveFailure>>;
  folderOf(patientId: string): Promise<Result<string, DriveFailure>>;
  /** Idempotent per `momentId`. A backend error is `refused` with its status, and the moment may be recorded. */
  record(patientId: string, momentId: string, file: DriveFile): Promise<Result<void, DriveFailure>>;
  links(patientId: string, momentId: string): Promise<Result<FileLinks, DriveFailure>>;
}
