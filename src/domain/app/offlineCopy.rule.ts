import { rule } from '../kernel/rule';

/**
 * The source of an answer. `page` and `fresh`: from the network, or from the copy without one. `file`: from the copy
 * first. `none`: left to the browser.
 */
export type ResponseSource = 'page' | 'file' | 'fresh' | 'none';

export interface RequestFacts {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  /** The request goes to the site that serves the dashboard. */
  readonly isOwn: boolean;
  /** The request opens a page in the browser. */
  readonly isNavigation: boolean;
}

/** Pages on the same site that do not belong to the dashboard. */
const othersPages = /^\/(api|sandbox|practice)(\/|$)/;
const hashedFile = /^\/assets\/.+\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const publicFile = /^\/(environment\.json|favicon\.ico|assets\/version\.json|i18n\/[a-z_]+\/[A-Za-z]+\.json)$/;
const legalText = /\/legal\/[a-z_]+\/(eula|privacy-policy|collection-statement)\.html$/;

export const offlineCopy = rule(
  {
    id: 'CR-OFFLINE-01',
    statement:
      'For use without a network, copies are kept of the page itself, the files of the build, texts and settings ' +
      'that are the same for everyone, and legal documents. Nothing else is ever copied: no backend response, no ' +
      'request with a body.',
    source: 'D1 §9: "Service worker only in production."; DESIGN §5 row 8',
    hazards: ['HAZ-08'],
  },
  ({ method, path, isOwn, isNavigation }: RequestFacts): ResponseSource => {
    if (method !== 'GET') return 'none';
    if (legalText.test(path)) return isNavigation ? 'none' : 'fresh';
    if (!isOwn) return 'none';
    if (isNavigation) return othersPages.test(path) ? 'none' : 'page';
    if (hashedFile.test(path)) return 'file';
    return publicFile.test(path) ? 'fresh' : 'none';
  },
);
