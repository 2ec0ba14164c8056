import type * as Firestore from 'firebase/firestore';

const real = jest.requireActual<typeof Firestore>('../../../../node_modules/@firebase/firestore/dist/index.cjs.js');

/**
 * Replaces the SDK for Node, which speaks another protocol than the dashboard. Only long polling is set, because it
 * cannot be detected without a browser.
 */
module.exports = {
  ...real,
  initializeFirestore: ((app, settings) =>
    real.initializeFirestore(app, {
      ...settings,
      experimentalForceLongPolling: true,
    })) satisfies typeof Firestore.initializeFirestore,
};
