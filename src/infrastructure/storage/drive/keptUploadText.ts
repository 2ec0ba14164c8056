import type { Upload } from '@/domain/drive/Upload';
import { UPLOAD_STEPS } from '@/domain/drive/UploadStep';
import { isObject, parseJson } from '@/domain/kernel/parseJson';

export interface KeptUpload {
  readonly upload: Upload;
  /** The time at which it was first stored, in milliseconds since 1970. */
  readonly since: number;
}

const writers: readonly unknown[] = ['notAsked', 'asked', 'granted', 'paid'] satisfies Upload['position']['writer'][];
const outcomes: readonly unknown[] = [
  'open',
  'recorded',
  'cancelled',
  'refused',
] satisfies Upload['position']['outcome'][];
const fileFields: readonly string[] = ['googleDriveFileId', 'googleDriveFolderId', 'fileName', 'contentType'];

export const keptUploadText = (kept: KeptUpload): string => JSON.stringify(kept);

/** Undefined for a text that is not an upload. */
export function parseKeptUpload(text: string): KeptUpload | undefined {
  const value = fieldsOf(parseJson(text));
  const upload = fieldsOf(value['upload']);
  const isWhole =
    typeof value['since'] === 'number' &&
    ['uploadId', 'patientId', 'momentId'].every(name => typeof upload[name] === 'string');
  return isWhole && isPosition(upload['position']) && isFile(upload['file'])
    ? (parseJson(text) as KeptUpload)
    : undefined;
}

function isPosition(value: unknown): boolean {
  const { step, writer, momentAsked, outcome } = fieldsOf(value);
  return (
    UPLOAD_STEPS.some(known => known === step) &&
    writers.includes(writer) &&
    typeof momentAsked === 'boolean' &&
    outcomes.includes(outcome)
  );
}

const isFile = (value: unknown): boolean =>
  Object.entries(fieldsOf(value)).every(([name, text]) => fileFields.includes(name) && typeof text === 'string');

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
