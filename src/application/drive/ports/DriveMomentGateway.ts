import type { DriveFile } from '@/domain/drive/DriveFile';
import type { Result } from '@/domain/kernel/Result';
import type { DriveFailure } from './DriveFailure';

export type FileKind = 'image' | 'audio' | 'document';

/** A file as it can be opened now; null where the drive gives no such link. */
export interface FileLinks {
  readonly fileName: string;
  readonly contentType: string;
  readonly previewLink: string | null;
  readonly downloadLink: string | null;
}

/** Patients' drive folders, and the moments that record their files. */
export interface DriveMomentGateway {
  /** What may be uploaded for the patient; `badRequest` for a name that is not accepted. Bytes. */
  policy(
    patientId: string,
    kind: FileKind,
    fileName: string,
  ): Promise<Result<{ readonly largestFile: number }, DriveFailure>>;
  folderOf(patientId: string): Promise<Result<string, DriveFailure>>;
  /**
   * Once per `momentId`, however often it is called. A fault of the backend is `refused` with its status: it may be
   * recorded.
   */
  record(patientId: string, momentId: string, file: DriveFile): Promise<Result<void, DriveFailure>>;
  links(patientId: string, momentId: string): Promise<Result<FileLinks, DriveFailure>>;
}
