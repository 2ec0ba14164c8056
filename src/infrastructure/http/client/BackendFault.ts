/** A fault of the backend, described by its endpoint alone: safe to report. */
export class BackendFault extends Error {
  override readonly name = 'BackendFault';

  constructor(readonly template: string) {
    super(template);
  }
}
