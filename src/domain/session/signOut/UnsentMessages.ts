/** Messages to one patient on which Send was pressed and which the server has not confirmed. */
export interface UnsentMessages {
  readonly patientName: string;
  readonly count: number;
}
