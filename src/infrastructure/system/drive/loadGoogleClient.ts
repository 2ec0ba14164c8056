interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The one policy under which the drive's own script may be loaded; the document's security policy names it. */
const POLICY = 'google-identity';

/** Puts the script of Google Identity Services into the page; told when that failed, so that it can be tried again. */
export function loadGoogleClient(url: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.onerror = () => {
    script.remove();
    onFailure();
  };
  script.src = trusted(url);
  document.head.append(script);
}

let policy: { createScriptURL(url: string): string } | undefined;

function trusted(url: string): string {
  const policies: unknown = Reflect.get(window, 'trustedTypes');
  if (!makesPolicies(policies)) return url;
  policy ??= policies.createPolicy(POLICY, { createScriptURL: address => address });
  return policy.createScriptURL(url);
}

const makesPolicies = (value: unknown): value is ScriptPolicies => typeof value === 'object' && value !== null && 'createPolicy' in value;
