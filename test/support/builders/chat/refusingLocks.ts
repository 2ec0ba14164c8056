/** Those of a browser in which the person has blocked what sites store. */
export const refusingLocks = {
  request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
  query: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
} as LockManager;
