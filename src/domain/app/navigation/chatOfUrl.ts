import { pathPart } from '../../kernel/pathPart';

/** Which conversation an address of the therapist area shows; undefined when it shows none. */
export function chatOfUrl(
  url: string,
): { readonly generation: 'V1' | 'V2'; readonly chatSessionId: string } | undefined {
  const [, area, encoded = ''] = /^\/therapist\/(go-chat\/(?:all|pinned)|chat)\/([^/?#]+)/.exec(url) ?? [];
  const chatSessionId = pathPart(encoded);
  if (area === undefined || chatSessionId === undefined) return undefined;
  return { generation: area === 'chat' ? 'V1' : 'V2', chatSessionId };
}
