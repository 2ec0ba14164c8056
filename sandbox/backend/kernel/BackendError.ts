/** A call that is refused: the answer's body is the token on the first line, then what people may read. */
export class BackendError extends Error {
  override readonly name = 'BackendError';

  constructor(
    readonly status: number,
    readonly token: string,
    readonly detail = '',
  ) {
    super(detail === '' ? token : `${token}\n${detail}`);
  }
}

/** For the right side of `??`: answers the call with an error. */
export function refuse(status: number, token: string, detail: string): never {
  throw new BackendError(status, token, detail);
}
