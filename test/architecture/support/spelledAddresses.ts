import type { SourceTree } from './readTree';

/** The files that spell the addresses of pages. */
const HOMES = ['src/presentation/app/routes/routes.ts', 'src/presentation/session/sessionPaths.ts'];
/** A text or a pattern that begins with an area of the dashboard. */
const ADDRESS = /['"`^]\\?\/(?:home|admin|therapist|account|authentication|unauthorised)\b/g;

/**
 * Addresses of pages that are spelled outside `routes`. Infrastructure is left out: endpoints of the backend look the
 * same, and the service worker, which opens Home, cannot import the router.
 */
export const spelledAddresses = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([path]) => /^src\/(?!infrastructure\/).*\.tsx?$/.test(path) && !HOMES.includes(path))
    .flatMap(([path, text]) => [...text.matchAll(ADDRESS)].map(([found]) => `${path}: ${found}`));
