import { rule } from '../kernel/rule';
import type { UploadPosition } from './UploadPosition';

export type UploadEvent =
  /** Recorded before write access is requested. */
  | 'writerAsked'
  | 'writerGranted'
  | 'filePicked'
  | 'detailsFetched'
  | 'fileUpdated'
  /** Recorded before the moment is created. */
  | 'momentAsked'
  | 'momentCreated'
  /** By the user, or because no file can be picked any more. */
  | 'cancelled'
  /** A request was refused for good. */
  | 'refused'
  /** Another page, session or connection continues the upload. */
  | 'resumed'
  /** The account was verified to have no write access. */
  | 'readerSeen'
  /** The account was found to have write access still. */
  | 'writerSeen';

/** Returns the position of an upload after an event. */
export const nextUploadState = rule(
  {
    id: 'CR-DRIVE-01',
    statement:
      'An upload passes through awaitingFile, filePicked, fetchedFileDetails, updatedFile, createdMoment and ' +
      'downgradePermission in this order without skipping a step; a repeated or out-of-order event changes ' +
      'nothing. Files are picked and updated only while write access is granted, and a resumed upload requests it ' +
      'again. The user can cancel an upload until its moment is requested, but not afterwards, because the moment ' +
      'may exist. After success, cancellation and refusal alike, the upload is over only when a check finds the ' +
      'account without write access.',
    source:
      'D2 §4: "Drive upload steps: awaitingFile, filePicked, fetchedFileDetails, updatedFile, createdMoment, ' +
      'downgradePermission. On coming back online, the upload resumes from the current step."; D2 §6: ' +
      '"Upload requests writer permission. Permission is downgraded to reader after the upload or on cancel."',
    hazards: ['HAZ-11'],
  },
  ({ position, event }: { readonly position: UploadPosition; readonly event: UploadEvent }): UploadPosition => {
    const { step, writer, momentAsked, outcome } = position;
    const isOpen = outcome === 'open';
    const mayChange = isOpen && writer === 'granted';
    const moves: Readonly<Record<UploadEvent, UploadPosition | false>> = {
      writerAsked: isOpen && writer === 'notAsked' && { ...position, writer: 'asked' },
      writerGranted: isOpen && writer === 'asked' && { ...position, writer: 'granted' },
      filePicked: mayChange && step === 'awaitingFile' && { ...position, step: 'filePicked' },
      detailsFetched: mayChange && step === 'filePicked' && { ...position, step: 'fetchedFileDetails' },
      fileUpdated: mayChange && step === 'fetchedFileDetails' && { ...position, step: 'updatedFile' },
      momentAsked: isOpen && step === 'updatedFile' && { ...position, momentAsked: true },
      momentCreated: isOpen && momentAsked && { ...position, step: 'createdMoment', outcome: 'recorded' },
      cancelled: isOpen && !momentAsked && ended(position, 'cancelled'),
      refused: isOpen && ended(position, 'refused'),
      resumed: writer === 'granted' && { ...position, writer: 'asked' },
      readerSeen: !isOpen && { ...position, step: 'downgradePermission', writer: 'paid' },
      writerSeen: false,
    };
    return moves[event] || position;
  },
);

/** Without a request for write access there is nothing to downgrade. */
function ended(position: UploadPosition, outcome: 'cancelled' | 'refused'): UploadPosition {
  return position.writer === 'notAsked'
    ? { ...position, step: 'downgradePermission', writer: 'paid', outcome }
    : { ...position, outcome };
}
