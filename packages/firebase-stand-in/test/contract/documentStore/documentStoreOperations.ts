import { documentOperations } from './operations/documentOperations';
import { listenOperations } from './operations/listenOperations';
import type { StoreOperation } from './operations/StoreOperation';
import { queryOperations } from './operations/queryOperations';

/**
 * The required behaviour of the document store for the unmodified SDK; the official emulator is tested with the same
 * list.
 */
export const documentStoreOperations: readonly StoreOperation[] = [
  ...documentOperations,
  ...queryOperations,
  ...listenOperations,
];
