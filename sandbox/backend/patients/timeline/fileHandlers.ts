import { createHash, randomUUID } from 'node:crypto';
import { DOWNLOAD_SCOPE } from '@/domain/drive/downloadAllowed.rule';
import type { MomentContentDto } from '@/infrastructure/http/patients/momentActDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { patientFolder } from '#sandbox/backend/drive/patientFolder';
import type { CareServices } from '#sandbox/backend/patients/CareServices';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { liveMoment } from './liveMoment';
import type { Moment } from './Moment';

type FileCall = 'addDriveFile' | 'driveFile' | 'driveFolder' | 'fileUploadPolicy' | 'content';

/** Milliseconds for which a permission to upload lasts. */
const POLICY_LASTS_MS = 15 * 60_000;
/** Bytes. */
const LARGEST_FILE = 25 * 1_048_576;

/** Files of patients: in the drive, and uploaded by forms. */
export function fileHandlers({
  care,
  moments,
  views,
  driveLinks,
  clock,
}: CareServices): Pick<HandlersOf<'patientMoments'>, FileCall> {
  return {
    addDriveFile: ({
      caller,
      path,
      body: { momentId: id, googleDriveFileId, googleDriveFolderId, fileName, contentType },
    }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const driveFile = { googleDriveFileId, googleDriveFolderId, fileName, contentType };
      const known = moments
        .historyOf(patientId)
        .all()
        .find(({ content, deleted }) => content.driveFile?.googleDriveFileId === googleDriveFileId && !deleted);
      if (known) return views.staff(known);
      if (moments.historyOf(patientId).find(id))
        throw new BackendError(409, 'ConflictError', 'The id is taken by another moment.');
      const now = clock.now();
      return views.staff(
        moments.put({
          id,
          patientId,
          type: 'drive-file',
          at: now,
          recordedAt: now,
          updatedAt: now,
          author: caller.uid,
          content: { driveFile },
        }),
      );
    },
    driveFile: ({ caller, path }) => {
      const { id: momentId, content } = liveMoment(
        moments,
        care.reader(caller.uid, path.patientId).patientId,
        path.momentId,
      );
      if (!content.driveFile) throw new BackendError(404, 'NotFound', 'The moment is no file of the drive.');
      const { downloadLink, ...links } = driveLinks(content.driveFile);
      const mayDownload = caller.scopes.includes(DOWNLOAD_SCOPE);
      return {
        momentId,
        ...content.driveFile,
        ...links,
        ...(mayDownload && downloadLink !== undefined && { downloadLink }),
      };
    },
    driveFolder: ({ caller, path }) => patientFolder(care.reader(caller.uid, path.patientId).patientId),
    fileUploadPolicy: ({ caller, path, query: { type, fileName } }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const key = `${patientId}/${type}/${randomUUID()}/${fileName}`;
      const expiresAt = new Date(clock.now() + POLICY_LASTS_MS).toISOString();
      const signature = createHash('sha256').update(`sandbox only ${key} ${expiresAt}`).digest('hex');
      return {
        url: 'https://uploads.example/',
        fields: { key, expires: expiresAt, signature },
        expiresAt,
        largestFile: LARGEST_FILE,
      };
    },
    content: ({ caller, path }) =>
      contentOf(liveMoment(moments, care.reader(caller.uid, path.patientId).patientId, path.momentId)),
  };
}

function contentOf({ content: { driveFile, text, note } }: Moment): MomentContentDto {
  if (driveFile) return { contentType: driveFile.contentType, fileName: driveFile.fileName };
  const words = text ?? note;
  if (words === undefined) throw new BackendError(404, 'NotFound', 'The moment has no content of its own.');
  return { contentType: 'text/plain', text: words };
}
