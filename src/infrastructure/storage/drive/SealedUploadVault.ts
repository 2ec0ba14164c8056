import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Upload } from '@/domain/drive/Upload';
import type { PersonalRecords } from '../kernel/PersonalRecords';
import { keptUploadText, parseKeptUpload } from './keptUploadText';

export interface UploadVaultSettings {
  readonly pieces: PersonalRecords;
  /** Absent on insecure origins; there, no page knows of another. */
  readonly locks: LockManager | undefined;
  readonly clock: { now(): number };
  readonly report: (problem: string) => void;
}

/**
 * Uploads in the user's encrypted records. A page that continues one holds a lock, which the platform releases when the
 * page goes.
 */
export class SealedUploadVault implements UploadVault {
  constructor(private readonly settings: UploadVaultSettings) {}

  async uploads(): Promise<readonly Upload[]> {
    const { pieces, report } = this.settings;
    const kept = (await pieces.all('uploads')).map(parseKeptUpload);
    if (kept.includes(undefined)) report('upload vault: a kept upload is not readable');
    return kept
      .filter(one => one !== undefined)
      .toSorted((a, b) => a.since - b.since)
      .map(({ upload }) => upload);
  }

  async save(upload: Upload): Promise<boolean> {
    const { pieces, clock } = this.settings;
    const before = await pieces.read('uploads', upload.uploadId);
    const since = (before === undefined ? undefined : parseKeptUpload(before))?.since ?? clock.now();
    return pieces.save('uploads', upload.uploadId, keptUploadText({ upload, since }));
  }

  async forget(uploadId: string): Promise<void> {
    await this.settings.pieces.forget('uploads', uploadId);
  }

  claim(uploadId: string): Promise<Unsubscribe | null> {
    const { locks } = this.settings;
    if (locks === undefined) return Promise.resolve(() => undefined);
    return new Promise(resolve => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        if (lock === null) return void resolve(null);
        return new Promise(release => resolve(() => release()));
      };
      // A browser that blocks a site's storage has locks and refuses every one.
      locks.request(lockOf(uploadId), { ifAvailable: true }, held).catch(() => resolve(() => undefined));
    });
  }

  claimWhenFree(uploadId: string, taken: (release: Unsubscribe) => void): Unsubscribe {
    const waiting = new AbortController();
    const held = (): Promise<void> | undefined =>
      waiting.signal.aborted ? undefined : new Promise(release => taken(() => release()));
    this.settings.locks?.request(lockOf(uploadId), { signal: waiting.signal }, held).catch((problem: unknown) => {
      if (!waiting.signal.aborted)
        this.settings.report(
          'upload vault: nobody waits for an upload of another page: ' +
            (problem instanceof Error ? problem.name : 'unknown'),
        );
    });
    return () => waiting.abort();
  }
}

const lockOf = (uploadId: string): string => `drive-upload:${uploadId}`;
