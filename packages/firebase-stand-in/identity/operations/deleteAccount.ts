import type { Operation } from './Operation';
import { recentBearer } from './recentBearer';

/** Removes the bearer's own account. */
export const deleteAccount: Operation = (context, body) => {
  context.directory.remove(recentBearer(context, body['idToken']).person.uid);
  return {};
};
