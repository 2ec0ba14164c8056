import { parseChatDraftId } from '@/domain/drafts/DraftKey';
import type { UnreadableText } from '@/application/chat/ports/UnreadableVault';
import type { SealedText } from '../kernel/SealedText';
import type { StoredPiece } from './VaultDatabase';

/** The origin of a quarantined piece. */
export interface Origin {
  readonly store: 'outbox' | 'drafts';
  readonly id: string;
}

/**
 * A mark distinguishes it from an earlier piece of the same place: the bytes of its seal or, where that is none,
 * chance.
 */
function setApart(store: Origin['store'], piece: StoredPiece): StoredPiece {
  const iv = (piece as { readonly sealed?: Partial<SealedText> | null }).sealed?.iv;
  const mark = iv instanceof Uint8Array ? iv : crypto.getRandomValues(new Uint8Array(12));
  return {
    ...piece,
    id: `${store}#${Array.from(mark, byte => byte.toString(16).padStart(2, '0')).join('')}:${piece.id}`,
  };
}

/** Undefined if the owner is unknown. */
function originOf({ id }: Pick<StoredPiece, 'id'>): Origin | undefined {
  const [, store, place] = /^(outbox|drafts)(?:#[0-9a-f]*)?:(.*)$/s.exec(id) ?? [];
  return place !== undefined && (store === 'outbox' || store === 'drafts') ? { store, id: place } : undefined;
}

function describe(piece: StoredPiece): UnreadableText | undefined {
  const origin = originOf(piece);
  return origin && describeAt(origin, piece.id);
}

/** A description of a piece from its stored id. */
function describeAt({ store, id: place }: Origin, id: string): UnreadableText {
  if (store === 'drafts') return { id, kind: 'draft', key: parseChatDraftId(place) };
  const [, channelId = '', clientTs] = /^[^:]*:(.*):(\d{1,20})$/s.exec(place) ?? [];
  return {
    id,
    kind: 'message',
    key: { kind: 'message', channelId },
    ...(clientTs !== undefined && { writtenAt: Number(BigInt(clientTs) / 10_000n) }),
  };
}

/** Records that were set aside because they could not be read. */
export const quarantinedRecords = { setApart, originOf, describe, describeAt };
