/** Messages to one patient that were sent but not confirmed by the server. */
export interface UnsentMessages {
  readonly patientName: string;
  readonly count: number;
}
