import type { UploadAct } from '@/domain/drive/nextUploadAct.rule';
import { WRITER_BEAT_MS } from '@/domain/drive/staleWriter.rule';
import type { Upload } from '@/domain/drive/Upload';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ActAnswer, UploadActs } from './UploadActs';

/**
 * Time limit for deleting the file of a cancelled upload, in milliseconds; then the page shows where the file remains.
 */
export const REMOVE_LIMIT_MS = 10_000;

/**
 * Acts that only concern the drive: a cancellation does not wait for them. It does wait for acts at the backend, so
 * that a request for the writer role cannot arrive after the downgrade.
 */
const IN_DRIVE: readonly UploadAct[] = ['pickFile', 'loadDetails', 'updateFile'];

interface UploadOwner {
  /** False once the user of the upload has signed out. */
  isKnown(uploadId: string): boolean;
  /** An act in the drive has answered after its upload was cancelled. */
  onLateAnswer(uploadId: string, answer: ActAnswer): void;
}

/** Performs the acts of uploads. Acts in the drive renew the writer role while they last, and can be cancelled. */
export class CancellableActs {
  /** By upload id: ends the waiting for an act in the drive. */
  private readonly cancels = new Map<string, () => void>();

  constructor(
    private readonly acts: UploadActs,
    private readonly clock: Clock,
    private readonly owner: UploadOwner,
  ) {}

  /** Undefined if the upload was cancelled in the meantime. */
  async perform(act: Exclude<UploadAct, 'none'>, upload: Upload): Promise<ActAnswer | undefined> {
    const { uploadId } = upload;
    if (!IN_DRIVE.includes(act)) return this.acts.perform(act, upload);
    const stopBeating = this.beat(uploadId);
    const answer = this.acts.perform(act, upload);
    const cancelled = new Promise<undefined>(resolve => this.cancels.set(uploadId, () => resolve(undefined)));
    const first = await Promise.race([answer, cancelled]).finally(() => this.cancels.delete(uploadId));
    await stopBeating();
    if (first === undefined) void answer.then(late => this.owner.onLateAnswer(uploadId, late));
    return first;
  }

  cancel(uploadId: string): void {
    this.cancels.get(uploadId)?.();
  }

  /** False if the file may still be in the drive. */
  async removeCopy(fileId: string): Promise<boolean> {
    let stopAlarm = (): void => undefined;
    const alarm = new Promise<false>(resolve => (stopAlarm = this.clock.wakeIn(REMOVE_LIMIT_MS, () => resolve(false))));
    const isRemoved = await Promise.race([this.acts.removeCopy(fileId), alarm]);
    stopAlarm();
    return isRemoved;
  }

  /**
   * Repeatedly requests the writer role while an act in the drive lasts. The stop settles once no such request can
   * arrive any longer.
   */
  private beat(uploadId: string): () => Promise<void> {
    let lastBeat = Promise.resolve();
    let stop: Unsubscribe = () => undefined;
    const next = (): void => {
      stop = this.clock.wakeIn(WRITER_BEAT_MS, () => {
        // The user has signed out: another account must not become a writer.
        if (!this.owner.isKnown(uploadId)) return;
        lastBeat = this.acts.beat().catch(() => undefined);
        next();
      });
    };
    next();
    return () => {
      stop();
      return lastBeat;
    };
  }
}
