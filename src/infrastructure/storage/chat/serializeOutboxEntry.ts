import { storablePatientName } from '@/domain/drafts/storablePatientName';
import { HOLDS, type OutboxEntry, type RefusalKind } from '@/domain/chat/messages/OutboxEntry';
import { isObject, parseJson } from '@/domain/kernel/parseJson';

const kinds: readonly string[] = ['message', 'edit', 'delete'] satisfies OutboxEntry['kind'][];
const refusals: readonly string[] = ['notInChat', 'notAllowed', 'invalid', 'deleted', ...HOLDS] satisfies RefusalKind[];
const isKind = (value: unknown): value is OutboxEntry['kind'] => typeof value === 'string' && kinds.includes(value);
const isRefusalKind = (value: unknown): value is RefusalKind => typeof value === 'string' && refusals.includes(value);

/** Serializes an entry as JSON, with time ids as decimal digits. */
export function serializeOutboxEntry(entry: OutboxEntry): string {
  return JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}

/** Undefined for anything that is not an entry. */
export function parseOutboxEntry(text: string): OutboxEntry | undefined {
  const {
    id,
    author,
    channelId,
    kind,
    clientTs,
    timeId,
    text: body,
    replyTo,
    keptAt,
    refusal,
    patientName,
    decidedAt,
    signIn,
    revisedTs,
  } = fieldsOf(text);
  if (typeof id !== 'string' || typeof author !== 'string' || typeof channelId !== 'string' || !isKind(kind))
    return undefined;
  if (!isDigits(clientTs) || !isDigits(timeId) || typeof body !== 'string' || typeof keptAt !== 'number')
    return undefined;
  const name = storablePatientName(patientName);
  return {
    id,
    author,
    channelId,
    kind,
    clientTs: BigInt(clientTs),
    timeId: BigInt(timeId),
    text: body,
    keptAt,
    ...(name !== undefined && { patientName: name }),
    ...(isDigits(replyTo) && { replyTo: BigInt(replyTo) }),
    ...(typeof decidedAt === 'number' && { decidedAt }),
    ...(typeof signIn === 'number' && { signIn }),
    ...(isDigits(revisedTs) && { revisedTs: BigInt(revisedTs) }),
    ...(isRefusalKind(refusal) && { refusal }),
  };
}

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value);

function fieldsOf(text: string): Partial<Record<keyof OutboxEntry, unknown>> {
  const value = parseJson(text);
  return isObject(value) ? value : {};
}
