import { isObject } from '@/domain/kernel/parseJson';

const NOT_FOUND = 404;

/** Reads one file of the message catalogue; `missing` when the site has none for that language. */
export async function loadTexts(language: string, namespace: string): Promise<object | 'missing' | 'unreachable'> {
  try {
    const answer = await fetch(`/i18n/${language}/${namespace}.json`, { credentials: 'same-origin' });
    if (!answer.ok) return answer.status === NOT_FOUND ? 'missing' : 'unreachable';
    const texts: unknown = await answer.json();
    return isObject(texts) ? texts : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
