import { UnknownPage } from './UnknownPage';

/**
 * Pages that emails link to without a sign-in. The specification names the area and no page of it, so every path leads
 * nowhere.
 */
export function TransactionalArea() {
  return <UnknownPage />;
}
