import type { StandInFile } from './StandInFile';

/**
 * A file as the drive's interface describes it. `fields`: names separated by commas; all of them without it, or with
 * `*`.
 */
export function fileResource(
  { id, name, mimeType, parents, createdAt, content }: StandInFile,
  fields: string | null,
): Readonly<Record<string, unknown>> {
  const size = String(Buffer.byteLength(content, 'base64'));
  const whole = {
    kind: 'drive#file',
    id,
    name,
    mimeType,
    parents,
    createdTime: new Date(createdAt).toISOString(),
    size,
  };
  if (fields === null || fields === '*') return whole;
  const wanted = fields.split(',').map(field => field.trim());
  return Object.fromEntries(Object.entries(whole).filter(([field]) => wanted.includes(field)));
}
