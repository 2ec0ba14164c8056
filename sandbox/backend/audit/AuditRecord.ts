/**
 * One line of the audit trail. It never contains message text, names, emails, codes or tokens; a reason is as its
 * author wrote it.
 */
export interface AuditEntry {
  /** OWASP event name. */
  readonly event:
    | 'authn_login_success'
    | 'authn_login_fail'
    | 'authn_factor_added'
    | 'authn_factor_removed'
    | 'authn_factor_relabelled'
    | 'authz_fail'
    | 'excess_rate_limit_exceeded'
    | 'session_created'
    | 'session_expired'
    | 'session_logout'
    | 'sensitive_read'
    | 'sensitive_update';
  readonly call: string;
  /** Identity id, if the caller was known. */
  readonly user?: string;
  /** Patient or chat concerned, as the path named it. */
  readonly subject?: string;
  /** Id of the patient concerned, where there is one. */
  readonly patient?: string;
  /**
   * The fact that admitted the user (`cares`, `dataShared`, `inChat`, `leadsChat`, `chatRequest`, `lookUp`), or the
   * reason that they entered.
   */
  readonly why?: string;
  /** Hash of what was searched for: equal terms have equal hashes. */
  readonly term?: string;
  /** `success` or the refusal's token. */
  readonly outcome: string;
  readonly request: string;
}

export interface AuditRecord extends AuditEntry {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly previous: string;
  /** SHA-256 over the record without this field; each record so confirms all before it. */
  readonly hash: string;
}
