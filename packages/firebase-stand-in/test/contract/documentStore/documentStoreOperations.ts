import { documentOperations } from './operations/documentOperations';
import { listenOperations } from './operations/listenOperations';
import type { StoreOperation } from './operations/StoreOperation';
import { queryOperations } from './operations/queryOperations';

/** What the document store must do for the unmodified SDK; the official emulator is held to the same list. */
export const documentStoreOperations: readonly StoreOperation[] = [
  ...documentOperations,
  ...queryOperations,
  ...listenOperations,
];
