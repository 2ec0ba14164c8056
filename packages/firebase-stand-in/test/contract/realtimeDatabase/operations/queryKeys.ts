import { get, query, type DatabaseReference, type QueryConstraint } from 'firebase/database';

/** The keys a query answers, in its order. */
export async function queryKeys(
  reference: DatabaseReference,
  ...constraints: QueryConstraint[]
): Promise<readonly string[]> {
  const keys: string[] = [];
  (await get(query(reference, ...constraints))).forEach(child => {
    keys.push(child.key);
  });
  return keys;
}
