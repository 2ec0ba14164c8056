import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Place } from './MomentStore';

/** The end of a page, as an opaque text. */
export const momentCursor = {
  write: ({ at, id }: Place): string => Buffer.from(JSON.stringify([at, id])).toString('base64url'),

  /** Refuses with 400 `InvalidCursor` what was never given out. */
  read(cursor: string): Place {
    const [at, id] = parse(cursor);
    if (typeof at !== 'number' || typeof id !== 'string')
      throw new BackendError(400, 'InvalidCursor', 'The pagination cursor is not one of this backend.');
    return { at, id };
  },
} as const;

function parse(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
