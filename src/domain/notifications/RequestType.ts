/** Kinds of requests for a therapist (D1 §3). */
export const REQUEST_TYPES = [
  'chat-patient-request',
  'chat-therapist-handover',
  'chat-therapist-invite',
  'chat-v1-upgraded',
] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];
