import { rule } from '../kernel/rule';

/**
 * How a request is answered: `page` and `fresh` by the network and from the copy when that is silent, `file` from the
 * copy first, `none` left alone.
 */
export type ResponseSource = 'page' | 'file' | 'fresh' | 'none';

export interface RequestFacts {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  /** Of the site that the dashboard is served from. */
  readonly isOwn: boolean;
  /** The browser opens a page with it. */
  readonly isNavigation: boolean;
}

/** Pages that somebody else than the dashboard answers for. */
const othersPages = /^\/(api|sandbox|practice)(\/|$)/;
const hashedFile = /^\/assets\/.+\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const publicFile = /^\/(environment\.json|favicon\.ico|assets\/version\.json|i18n\/[a-z_]+\/[A-Za-z]+\.json)$/;
const legalText = /\/legal\/[a-z_]+\/(eula|privacy-policy|collection-statement)\.html$/;

export const offlineCopy = rule(
  {
    id: 'CR-OFFLINE-01',
    statement:
      'A copy for use without a network is kept of the page itself, of the files of the build, of texts and ' +
      'settings that everybody gets, and of legal documents. No answer of the backend, no request with a body and ' +
      'nothing else is ever copied.',
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
