const NodeEnvironment = require('jest-environment-node').default;
const { endAsyncStorages } = require('./asyncStorages.cjs');

module.exports = class extends NodeEnvironment {
  async teardown() {
    await super.teardown();
    endAsyncStorages();
  }
};
