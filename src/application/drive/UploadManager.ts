import { nextUploadState, type UploadEvent } from '@/domain/drive/nextUploadState.rule';
import { nextUploadAct, type UploadAct } from '@/domain/drive/nextUploadAct.rule';
import type { Upload } from '@/domain/drive/Upload';
import { ObservableValue } from '../kernel/ObservableValue';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { UploadVault } from './ports/UploadVault';
import { CancellableActs } from './CancellableActs';
import type { UploadActs } from './UploadActs';
import type { UploadProgress, UploadFailure } from './UploadProgress';

/** Delay before an act without an answer, or an unverified downgrade, is retried, in milliseconds. */
export const UPLOAD_RETRY_MS = 30_000;

/** Events recorded on the device before an act, so that they outlive the page. */
const NOTED_BEFORE: Partial<Record<UploadAct, UploadEvent>> = { askWriter: 'writerAsked', createMoment: 'momentAsked' };

/** Failures that are retried automatically. */
const TRIED_AGAIN: readonly UploadFailure['kind'][] = ['downgradeOwed', 'unreachable', 'moment'];

/** Failures that no longer matter once the upload is over. */
const PASSING: readonly UploadFailure['kind'][] = ['downgradeOwed', 'unreachable', 'sessionEnded'];

/**
 * The uploads of the signed-in user on this page: performs the acts that the rules require and tracks the state of each
 * upload.
 */
export class UploadManager {
  readonly uploads = new ObservableValue<readonly UploadProgress[]>([]);
  private readonly claims = new Map<string, Unsubscribe>();
  /** Stops waiting for an upload that another page continues. */
  private readonly awaited = new Map<string, Unsubscribe>();
  private readonly retries = new Map<string, Unsubscribe>();
  private readonly driveActs: CancellableActs;
  constructor(
    acts: UploadActs,
    private readonly vault: UploadVault,
    private readonly clock: Clock,
  ) {
    this.driveActs = new CancellableActs(acts, clock, {
      isKnown: uploadId => this.find(uploadId) !== undefined,
      onLateAnswer: (uploadId, answer) =>
        void this.removeCopy(uploadId, 'event' in answer ? answer.file?.googleDriveFileId : undefined),
    });
  }

  /**
   * Resumes all uploads, including those of another page as soon as that page closes. Settles when the others are done
   * or must wait.
   */
  async resumeAll(): Promise<void> {
    const uploads = await this.vault.uploads();
    this.removeFinished(uploads);
    await Promise.all(uploads.map(upload => this.resume(upload)));
  }

  /** Runs until the upload is over or must wait. `lay` provides the file once no other page can begin the upload. */
  async begin(upload: Upload, lay: (uploadId: string) => void): Promise<void> {
    if (!(await this.claim(upload))) return;
    lay(upload.uploadId);
    await this.run(upload.uploadId);
  }

  /** False if it is too late, because the moment may exist. */
  async cancel(uploadId: string): Promise<boolean> {
    await this.record(uploadId, 'cancelled');
    const isCancelled = this.find(uploadId)?.upload.position.outcome === 'cancelled';
    if (isCancelled) this.driveActs.cancel(uploadId);
    void this.run(uploadId);
    return isCancelled;
  }

  /** Removes a finished upload from the page. */
  dismiss(uploadId: string): void {
    this.uploads.write(
      this.uploads
        .read()
        .filter(({ upload }) => upload.uploadId !== uploadId || nextUploadAct(upload.position) !== 'none'),
    );
  }

  /** The user has signed out; their pending downgrades stay in their vault. */
  forgetPerson(): void {
    for (const end of [...this.awaited.values(), ...this.retries.values(), ...this.claims.values()]) end();
    this.awaited.clear();
    this.retries.clear();
    this.claims.clear();
    this.uploads.write([]);
  }

  private async resume(upload: Upload): Promise<void> {
    const { uploadId } = upload;
    const known = this.find(uploadId);
    if (known?.isRunning) return;
    const isClaimed = this.claims.has(uploadId);
    if (!(await this.claim(upload))) return this.queue(uploadId);
    if (!isClaimed && !(await this.refresh(uploadId))) return;
    await this.record(uploadId, 'resumed');
    // The picker closed together with its page.
    if (known === undefined && upload.position.step === 'awaitingFile' && upload.position.outcome === 'open') {
      await this.record(uploadId, 'cancelled');
      this.show(uploadId, { failure: { kind: 'chooseAgain' } });
    }
    await this.run(uploadId);
  }

  /** Another page may have continued it before it was claimed here; false if it is over. */
  private async refresh(uploadId: string): Promise<boolean> {
    const uploads = await this.vault.uploads();
    const upload = uploads.find(one => one.uploadId === uploadId);
    if (upload !== undefined) this.show(uploadId, { upload });
    else this.release(uploadId);
    this.removeFinished(uploads);
    return upload !== undefined;
  }

  /** Drops uploads that this page released and another one finished. */
  private removeFinished(stored: readonly Upload[]): void {
    const ids = new Set(stored.map(({ uploadId }) => uploadId));
    const isGone = ({ isRunning, upload: { uploadId, position } }: UploadProgress): boolean =>
      !isRunning && !this.claims.has(uploadId) && !ids.has(uploadId) && nextUploadAct(position) !== 'none';
    if (this.uploads.read().some(isGone)) this.uploads.write(this.uploads.read().filter(one => !isGone(one)));
  }

  /** Does not wait for uploads that this page has claimed in the meantime. */
  private queue(uploadId: string): void {
    if (this.claims.has(uploadId) || this.awaited.has(uploadId)) return;
    const onClaimed = (release: Unsubscribe): void => {
      this.awaited.delete(uploadId);
      this.claims.set(uploadId, release);
      void this.resumeClaimed(uploadId);
    };
    this.awaited.set(uploadId, this.vault.claimWhenFree(uploadId, onClaimed));
  }

  private async resumeClaimed(uploadId: string): Promise<void> {
    const left = (await this.vault.uploads()).find(upload => upload.uploadId === uploadId);
    if (left === undefined) this.release(uploadId);
    else await this.resume(left);
  }

  private release(uploadId: string): void {
    this.claims.get(uploadId)?.();
    this.claims.delete(uploadId);
  }

  private async run(uploadId: string): Promise<void> {
    if (this.find(uploadId)?.isRunning !== false) return;
    this.show(uploadId, { isRunning: true });
    let goesOn = true;
    while (goesOn) goesOn = await this.step(uploadId);
    this.show(uploadId, { isRunning: false });
    // A window whose session has ended leaves it to the others.
    if (this.find(uploadId)?.failure?.kind === 'sessionEnded') this.release(uploadId);
  }

  /** Performs one act; false if the upload is over or must wait. */
  private async step(uploadId: string): Promise<boolean> {
    const current = this.find(uploadId);
    if (current === undefined) return false;
    const act = nextUploadAct(current.upload.position);
    if (act === 'none') return this.finish(uploadId);
    const before = NOTED_BEFORE[act];
    if (before !== undefined && !(await this.record(uploadId, before))) return this.wait(uploadId, { kind: 'notKept' });
    const upload = this.find(uploadId)?.upload;
    // Cancelled while it was being recorded.
    if (upload === undefined || nextUploadAct(upload.position) !== act) return upload !== undefined;
    const answer = await this.driveActs.perform(act, upload);
    if (answer === undefined) return true;
    if ('pause' in answer) return this.wait(uploadId, answer.pause);
    if ('refused' in answer) this.show(uploadId, { failure: answer.refused });
    else if (act === 'askWriter' || act === 'createMoment') this.show(uploadId, { failure: null });
    await this.record(
      uploadId,
      'refused' in answer ? 'refused' : answer.event,
      'event' in answer ? answer.file : undefined,
    );
    // An act without progress must not be repeated endlessly.
    return this.find(uploadId)?.upload.position !== upload.position;
  }

  private wait(uploadId: string, failure: UploadFailure): false {
    this.show(uploadId, { failure });
    this.retries.get(uploadId)?.();
    if (TRIED_AGAIN.includes(failure.kind))
      this.retries.set(
        uploadId,
        this.clock.wakeIn(UPLOAD_RETRY_MS, () => void this.run(uploadId)),
      );
    return false;
  }

  private async finish(uploadId: string): Promise<false> {
    const over = this.find(uploadId)?.upload;
    // The account no longer has the writer role, but may still delete its own file.
    if (over !== undefined && hasLeftCopy(over)) await this.removeCopy(uploadId, over.file.googleDriveFileId);
    if (over?.position.outcome === 'refused' && over.position.momentAsked) this.show(uploadId, { isCopyLeft: true });
    await this.vault.forget(uploadId);
    this.release(uploadId);
    const { failure } = this.find(uploadId) ?? { failure: null };
    if (failure !== null && PASSING.includes(failure.kind)) this.show(uploadId, { failure: null });
    return false;
  }

  private async removeCopy(uploadId: string, fileId: string | undefined): Promise<void> {
    if (fileId === undefined) return;
    const isRemoved = await this.driveActs.removeCopy(fileId);
    const isRefused = this.find(uploadId)?.upload.position.outcome === 'refused';
    // The reason for the refusal stays on the page.
    if (isRefused) this.show(uploadId, { isCopyLeft: !isRemoved });
    else this.show(uploadId, { failure: isRemoved ? null : { kind: 'copyLeft' } });
  }

  /** False if the device could not store it. */
  private async record(uploadId: string, event: UploadEvent, file: Upload['file'] = {}): Promise<boolean> {
    const current = this.find(uploadId)?.upload;
    if (current === undefined) return false;
    const position = nextUploadState({ position: current.position, event });
    const upload = { ...current, position, file: { ...current.file, ...file } };
    this.show(uploadId, { upload });
    return this.vault.save(upload);
  }

  private async claim(upload: Upload): Promise<boolean> {
    const { uploadId } = upload;
    if (!this.claims.has(uploadId)) {
      const release = await this.vault.claim(uploadId);
      if (release === null) return false;
      this.claims.set(uploadId, release);
    }
    const known = this.find(uploadId);
    if (known === undefined) this.uploads.write([...this.uploads.read(), { upload, isRunning: false, failure: null }]);
    return true;
  }

  private find(uploadId: string): UploadProgress | undefined {
    return this.uploads.read().find(({ upload }) => upload.uploadId === uploadId);
  }

  private show(uploadId: string, part: Partial<UploadProgress>): void {
    this.uploads.write(this.uploads.read().map(one => (one.upload.uploadId === uploadId ? { ...one, ...part } : one)));
  }
}

/**
 * Nothing of a cancelled or refused upload is recorded, unless an earlier request for the moment got no answer: then
 * the file may be needed.
 */
function hasLeftCopy({ position: { outcome, momentAsked } }: Upload): boolean {
  return outcome === 'cancelled' || (outcome === 'refused' && !momentAsked);
}
