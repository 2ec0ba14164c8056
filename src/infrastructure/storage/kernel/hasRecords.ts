/** True if one of the stores of a database contains anything. An unreadable one counts as containing something. */
export function hasRecords(databases: IDBFactory, name: string, stores: readonly string[]): Promise<boolean> {
  if (stores.length === 0) return Promise.resolve(false);
  return new Promise(resolve => {
    const opening = databases.open(name);
    // There is none: it is not made by looking for it.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort();
      resolve(false);
    };
    opening.onerror = opening.onblocked = () => resolve(true);
    opening.onsuccess = () => void count(opening.result, stores).then(resolve);
  });
}

async function count(database: IDBDatabase, stores: readonly string[]): Promise<boolean> {
  try {
    const present = stores.filter(store => database.objectStoreNames.contains(store));
    const counts = await Promise.all(present.map(store => countOf(database, store)));
    return counts.some(number => number > 0);
  } catch {
    return true;
  } finally {
    database.close();
  }
}

function countOf(database: IDBDatabase, store: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store, 'readonly').objectStore(store).count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(store));
  });
}
