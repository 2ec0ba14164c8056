import { asSeen } from '@/domain/kernel/asSeen';
import type { BackendFile } from '../endpoints/EndpointTypes';

/** The body of an answer: text, or the bytes of a file. */
export type AnswerBody = string | ArrayBuffer;

/** A refusal of a file is a text as well. */
export const bodyText = (body: AnswerBody): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

export const bytesOf = (body: AnswerBody): ArrayBuffer =>
  typeof body === 'string' ? new TextEncoder().encode(body).buffer : Uint8Array.from(new Uint8Array(body)).buffer;

const LONGEST_NAME = 120;

/** The file of an answer by its headers and bytes. */
export function readFile(headers: Readonly<Record<string, unknown>>, bytes: ArrayBuffer): BackendFile {
  const [mediaType = ''] = textOf(headers['content-type']).split(';', 1);
  return {
    name: fileNameOf(textOf(headers['content-disposition'])),
    mediaType: mediaType.trim().toLowerCase(),
    bytes: new Uint8Array(bytes),
  };
}

/**
 * The name in a Content-Disposition header (RFC 6266): the extended form before the plain one. Folders, control
 * characters and leading dots are left out, so that the name can only be that of a file in the folder of downloads.
 */
export function fileNameOf(header: string): string {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const given = decoded(extended?.trim()) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  const [name = ''] = given.split(/[/\\]/).slice(-1);
  const safe = asSeen(name)
    .replace(/[\p{Cc}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '');
  // Windows drops dots and spaces at the end of a name.
  const short = [...safe].slice(0, LONGEST_NAME).join('');
  return short.replace(/(?<![.\s])[.\s]+$/, '') || 'download';
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
