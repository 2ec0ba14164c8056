import { connectionOperations } from './operations/connectionOperations';
import type { DatabaseOperation } from './operations/DatabaseOperation';
import { orderOperations } from './operations/orderOperations';
import { transactionOperations } from './operations/transactionOperations';
import { valueOperations } from './operations/valueOperations';

/** Everything the dashboard, and more, uses of the realtime database through the SDK. */
export const databaseOperations: readonly DatabaseOperation[] = [
  ...valueOperations,
  ...orderOperations,
  ...transactionOperations,
  ...connectionOperations,
];
