/** The locks of a browser in which the user has blocked site storage. */
export const refusingLocks = {
  request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
  query: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
} as LockManager;
