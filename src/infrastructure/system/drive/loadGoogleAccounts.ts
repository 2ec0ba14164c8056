import type { GoogleAccounts } from './GoogleAccounts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** The parts of Google and of Trusted Types that the page uses; not every browser has them. */
interface GooglePage {
  readonly document: Document;
  readonly google?: { readonly accounts?: GoogleAccounts };
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

/** Loads Google's client from the one address that the settings name; rejects where it does not load. */
export async function loadGoogleAccounts(page: GooglePage, address: string): Promise<GoogleAccounts> {
  if (page.google?.accounts === undefined) await run(page.document, trusted(page, address));
  const accounts = page.google?.accounts;
  if (accounts === undefined) throw new Error('The script of the drive did not bring its client.');
  return accounts;
}

/** A name can be given away once for a page. */
const policies = new WeakMap<GooglePage, ScriptPolicy>();

/**
 * The policy is named in the Content-Security-Policy of a deployment that uses the drive; it passes this one address
 * and no other.
 */
function trusted(page: GooglePage, address: string): string {
  const createScriptURL = (url: string): string => {
    if (url !== address) throw new TypeError('Only the script of the drive is loaded.');
    return url;
  };
  const policy = policies.get(page) ?? page.trustedTypes?.createPolicy('drive-identity', { createScriptURL });
  if (policy === undefined) return address;
  policies.set(page, policy);
  return policy.createScriptURL(address);
}

function run(document: Document, source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the drive could not be loaded.'));
    });
    document.head.append(script);
  });
}
