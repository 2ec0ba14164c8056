import { Versioned } from '#sandbox/backend/dispatch/etag';

/** A handler's answer, with or without the version of the stored object. */
export async function withoutVersion<T>(answer: Promise<T | Versioned<T>> | T | Versioned<T>): Promise<T> {
  const given = await answer;
  return given instanceof Versioned ? given.value : given;
}
