import type { GoogleAccounts } from './GoogleAccounts';

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The one policy under which the drive's own script may be loaded; the document's security policy names it. */
const POLICY = 'google-identity';

/** Puts the script of Google Identity Services into the page and gives what it brings; rejects where it could not be had. */
export function loadGoogleClient(url: string): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (): void => {
      script.remove();
      reject(new Error('The script of the drive could not be loaded.'));
    };
    script.async = true;
    script.onerror = giveUp;
    script.onload = () => {
      const client = clientOf(window);
      if (client === undefined) giveUp();
      else resolve(client);
    };
    script.src = trusted(url);
    document.head.append(script);
  });
}

function clientOf(page: object): GoogleAccounts | undefined {
  const google: unknown = Reflect.get(page, 'google');
  const accounts: unknown = typeof google === 'object' && google !== null ? Reflect.get(google, 'accounts') : undefined;
  return isClient(accounts) ? accounts : undefined;
}

const isClient = (value: unknown): value is GoogleAccounts => typeof value === 'object' && value !== null && 'id' in value && 'oauth2' in value;

let policy: { createScriptURL(url: string): string } | undefined;

function trusted(url: string): string {
  const policies: unknown = Reflect.get(window, 'trustedTypes');
  if (!makesPolicies(policies)) return url;
  policy ??= policies.createPolicy(POLICY, { createScriptURL: address => address });
  return policy.createScriptURL(url);
}

const makesPolicies = (value: unknown): value is ScriptPolicies => typeof value === 'object' && value !== null && 'createPolicy' in value;
