import type { UnreadableText } from '@/application/chat/ports/UnreadableVault';
import type { StoredPiece } from './VaultDatabase';

/** Where a piece in quarantine comes from. */
export interface Origin {
  readonly store: 'outbox' | 'drafts';
  readonly id: string;
}

/** The bytes of its seal tell it apart from an earlier piece of the same place. */
function setApart(store: Origin['store'], piece: StoredPiece): StoredPiece {
  const mark = Array.from(piece.sealed.iv, byte => byte.toString(16).padStart(2, '0')).join('');
  return { ...piece, id: `${store}#${mark}:${piece.id}` };
}

/** Undefined for what was set aside by nobody known. */
function originOf({ id }: Pick<StoredPiece, 'id'>): Origin | undefined {
  const [, store, place] = /^(outbox|drafts)(?:#[0-9a-f]*)?:(.*)$/s.exec(id) ?? [];
  return place !== undefined && (store === 'outbox' || store === 'drafts') ? { store, id: place } : undefined;
}

function describe(piece: StoredPiece): UnreadableText | undefined {
  const origin = originOf(piece);
  if (origin === undefined) return undefined;
  if (origin.store === 'drafts') return { id: piece.id, kind: 'draft', place: origin.id };
  const [, channelId = '', clientTs] = /^[^:]*:(.*):(\d{1,20})$/s.exec(origin.id) ?? [];
  return { id: piece.id, kind: 'message', place: channelId, ...(clientTs !== undefined && { writtenAt: Number(BigInt(clientTs) / 10_000n) }) };
}

/** What was set aside because it could not be read. */
export const quarantinedPieces = { setApart, originOf, describe };
