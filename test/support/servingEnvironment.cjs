// A browser in which the sandbox runs too: packages as Node gets them, and Node's timers.
const timers = require('node:timers');
const BrowserEnvironment = require('./browserEnvironment.cjs');

module.exports = class ServingEnvironment extends BrowserEnvironment {
  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'])
      this.global[name] = timers[name];
  }
};
