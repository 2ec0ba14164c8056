import { Versioned } from '#sandbox/backend/dispatch/etag';

/** What a handler answered, whether it named the version of the stored thing or not. */
export async function withoutVersion<T>(answer: Promise<T | Versioned<T>> | T | Versioned<T>): Promise<T> {
  const given = await answer;
  return given instanceof Versioned ? given.value : given;
}
