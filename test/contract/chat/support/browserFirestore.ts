import type * as Firestore from 'firebase/firestore';

const real = jest.requireActual<typeof Firestore>('../../../../node_modules/@firebase/firestore/dist/index.cjs.js');

/**
 * Stands in the place of the SDK for Node, which speaks another protocol than the dashboard does. Only how it waits is
 * told: without a browser it cannot find out.
 */
module.exports = {
  ...real,
  initializeFirestore: ((app, settings) =>
    real.initializeFirestore(app, {
      ...settings,
      experimentalForceLongPolling: true,
    })) satisfies typeof Firestore.initializeFirestore,
};
