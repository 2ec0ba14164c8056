const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * Node 20 keeps every storage that was ever entered and walks over all of them at each promise. Jest makes one per test
 * file, so without this a worker needs more time and memory by the file.
 */
const entered = new Set();

for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function remembered(...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

/** Lets go of the storages of a test file that has ended. */
module.exports.endAsyncStorages = () => {
  for (const storage of entered) storage.disable();
  entered.clear();
};
