import { rule } from '../kernel/rule';
import type { UploadPosition } from './UploadPosition';

export type UploadEvent =
  /** Noted before the account is made a writer. */
  | 'writerAsked'
  | 'writerGranted'
  | 'filePicked'
  | 'detailsFetched'
  | 'fileUpdated'
  /** Noted before the moment is created. */
  | 'momentAsked'
  | 'momentCreated'
  /** By the person, or because nobody can pick a file any more. */
  | 'cancelled'
  /** What was asked for was refused for good. */
  | 'refused'
  /** Another page, another session or a new connection goes on with it. */
  | 'resumed'
  /** The account was read back, and is no writer. */
  | 'readerSeen'
  /** The account was read back, and is a writer still. */
  | 'writerSeen';

/** The position of an upload after an event. */
export const nextUploadState = rule(
  {
    id: 'CR-DRIVE-01',
    statement:
      'An upload goes through awaitingFile, filePicked, fetchedFileDetails, updatedFile, createdMoment and ' +
      'downgradePermission in this order and leaves none out; what comes twice or out of turn changes nothing. ' +
      'Files are picked and changed only while the account was granted to be a writer, and a resumed upload asks ' +
      'for that anew. It can be cancelled until its moment is asked for, and not afterwards, for the moment may ' +
      'exist. It is over only once the account was read back as no writer, after success, cancelling and refusal ' +
      'alike.',
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
