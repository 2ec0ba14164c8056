/** Starts the worker that keeps public files for the time without a network. A browser that refuses simply has none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(
    /* webpackEntryOptions: { filename: 'serviceWorker.js' } */
    new URL('./serviceWorker.ts', import.meta.url),
    { scope: '/' },
  );
}
