/** The caller's required relation to a patient, besides the scopes. */
export type Relation =
  /** Cares for the patient. */
  | 'carer'
  /** Cares for the patient, or was given their data to read. */
  | 'reader'
  /** Takes part in the active chat of the patient. */
  | 'participant'
  /** Leads that chat. */
  | 'lead'
  /** Takes part in that chat, or cares for the patient. */
  | 'participantOrCarer'
  /** Need not know the patient: each call is recorded as a look-up, and look-ups of strangers are limited. */
  | 'anybody';

/**
 * The owner of the data that a call reads or changes, checked in addition to the scopes. `at` names the parameter of
 * the path, query or body that names the data; `shows: 'patients'` means that the answer is about patients whom the
 * call does not name.
 */
export type Owner =
  /**
   * Without an owner: it is the same for all who may call. `shows: 'accounts'`: it is about accounts of the list of
   * users.
   */
  | { readonly of: 'everybody'; readonly shows?: 'patients' | 'accounts' }
  /**
   * Any account in the list of users, which the scopes alone open; each reading is recorded. Reading a patient's
   * account counts as a look-up of the patient.
   */
  | { readonly of: 'account'; readonly at: string }
  /** The caller's own; an id in the call is searched for only among the caller's data. */
  | { readonly of: 'caller'; readonly shows?: 'patients' }
  /** `reason`: the field of the body with the reason, which the audit trail records. */
  | { readonly of: 'patient'; readonly relation: Relation; readonly at: string; readonly reason?: string }
  /** A chat's participants. `absent`: the token of the 404 if even the existence of the chat is confidential. */
  | { readonly of: 'chat'; readonly generation: 'named' | 'v1' | 'v2'; readonly at: string; readonly absent?: string }
  /** The therapist to whom a chat request was made, or all of them where it names none. */
  | { readonly of: 'chatRequest'; readonly at: string };

export const everybody = { of: 'everybody' } as const;
/** Accounts of anybody: the scopes alone decide who may read or change them, and each reading is recorded. */
export const everybodysAccounts = { of: 'everybody', shows: 'accounts' } as const;
export const accountAt = (at: string) => ({ of: 'account', at }) as const;
export const everybodysPatients = { of: 'everybody', shows: 'patients' } as const;
export const caller = { of: 'caller' } as const;
export const callersPatients = { of: 'caller', shows: 'patients' } as const;

export const patientOf = <const R extends Relation>(relation: R, at = 'patientId') =>
  ({ of: 'patient', relation, at }) as const;

/** Open to everyone who enters a reason. */
export const patientWithReason = (at: string, reason: string) => ({ ...patientOf('anybody', at), reason }) as const;

/** The chat of a channel, whose name includes the generation. */
export const channelAt = (at: string) => ({ of: 'chat', generation: 'named', at }) as const;

export const chatOf = (generation: 'v1' | 'v2', absent?: string) =>
  ({ of: 'chat', generation, at: 'chatSessionId', ...(absent !== undefined && { absent }) }) as const;

export const requestAt = (at: string) => ({ of: 'chatRequest', at }) as const;

const relations: Readonly<Record<Relation, string>> = {
  carer: 'a therapist who cares for the patient',
  reader: 'a therapist who cares for the patient, or with whom their data were shared',
  participant: "a participant of the patient's active chat",
  lead: "the lead therapist of the patient's active chat",
  participantOrCarer: "a participant of the patient's active chat, or a therapist who cares for the patient",
  anybody: 'anybody who holds the scopes: a look-up, recorded and limited for patients who are strangers to the caller',
};

/** The owner in words, for the OpenAPI document. */
export function ownerText(owner: Owner): string {
  switch (owner.of) {
    case 'everybody':
      return 'No one in particular: the same for all who may call.';
    case 'account':
      return (
        `The account named by ${owner.at}; open to anybody who holds the scopes and recorded. A patient's is a look-up, ` +
        'limited for patients who are strangers to the caller.'
      );
    case 'caller':
      return 'The caller: items of other users count as not found.';
    case 'patient':
      return (
        `The patient named by ${owner.at}; open to ${relations[owner.relation]}` +
        `${owner.reason === undefined ? '' : `; ${owner.reason} says why and is kept in the audit trail`}.`
      );
    case 'chat':
      return (
        `The chat named by ${owner.at}; open to its participants` +
        `${owner.absent === undefined ? '' : `, and 404 ${owner.absent} to others`}.`
      );
    case 'chatRequest':
      return (
        `The chat request named by ${owner.at}; open to the therapist whom it asks, or to all if it asks no one, ` +
        'and 404 to others.'
      );
  }
}
