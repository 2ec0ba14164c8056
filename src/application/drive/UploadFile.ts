import { UPLOAD_START } from '@/domain/drive/UploadPosition';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { IdGenerator } from '../kernel/ports/IdGenerator';
import type { UploadVault } from './ports/UploadVault';
import type { UploadManager } from './UploadManager';

/**
 * The account has one permission for all patients, so only one upload runs at a time: the first one's downgrade would
 * interrupt another.
 */
export interface UploadUnderway {
  readonly kind: 'uploadUnderway';
  readonly patientId: string;
}

/**
 * Uploads a file into a patient's drive folder and records it in their history. `WatchUploads` reports its progress.
 */
export class UploadFile {
  private starting: string | undefined = undefined;

  constructor(
    private readonly uploads: UploadManager,
    private readonly vault: Pick<UploadVault, 'uploads'>,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Returns the id of the upload as soon as it has ended or must wait. Must be called from a click, because it opens
   * the drive's picker. `lay`: provides the chosen file for the upload; not called if it was refused.
   */
  async execute(patientId: string, lay: (uploadId: string) => void): Promise<Result<string, UploadUnderway>> {
    if (this.starting !== undefined) return fail({ kind: 'uploadUnderway', patientId: this.starting });
    this.starting = patientId;
    const [underway] = await this.vault.uploads();
    const uploadId = this.ids.next();
    if (!underway)
      await this.uploads.begin(
        { uploadId, patientId, momentId: this.ids.next(), position: UPLOAD_START, file: {} },
        lay,
      );
    this.starting = undefined;
    return underway ? fail({ kind: 'uploadUnderway', patientId: underway.patientId }) : ok(uploadId);
  }
}
