/** The statuses of google.rpc.Code that the store uses, with their HTTP status and their number. */
const statuses = {
  INVALID_ARGUMENT: { http: 400, code: 3 },
  NOT_FOUND: { http: 404, code: 5 },
  ALREADY_EXISTS: { http: 409, code: 6 },
  PERMISSION_DENIED: { http: 403, code: 7 },
  FAILED_PRECONDITION: { http: 400, code: 9 },
  UNIMPLEMENTED: { http: 501, code: 12 },
  INTERNAL: { http: 500, code: 13 },
  UNAUTHENTICATED: { http: 401, code: 16 },
} as const;

export type StoreStatus = keyof typeof statuses;

/** A refusal that is sent to the client, in the form of google.rpc.Status. */
export class StoreError extends Error {
  constructor(
    readonly status: StoreStatus,
    message: string,
  ) {
    super(message);
    this.name = 'StoreError';
  }

  get httpStatus(): number {
    return statuses[this.status].http;
  }

  /** The number of google.rpc.Code, as a listening target's cause carries it. */
  get code(): number {
    return statuses[this.status].code;
  }

  get body(): { readonly error: { readonly code: number; readonly status: string; readonly message: string } } {
    return { error: { code: this.httpStatus, status: this.status, message: this.message } };
  }
}
