import { accountInfo } from './accountInfo';
import type { Operation } from './Operation';

/** The bearer's own account. */
export const lookup: Operation = ({ directory }, body) => ({
  users: [accountInfo(directory.bearerOf(body['idToken']).person)],
});
