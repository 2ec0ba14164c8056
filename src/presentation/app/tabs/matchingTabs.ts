import { paletteMatches } from '@/domain/app/navigation/paletteMatches';
import type { ShownTab } from './TabsStore';
import { isBlank } from '@/domain/kernel/isBlank';

interface FoundTab {
  readonly tab: ShownTab;
  readonly label: string;
}

/**
 * Finds tabs by their name and by the patient or other subject of their page. An empty query finds all, in their order.
 */
export function matchingTabs(
  shown: readonly ShownTab[],
  query: string,
  patientNameOf: (chatSessionId: string | undefined) => string | undefined,
): readonly FoundTab[] {
  const all = shown.map(tab => {
    const subject = patientNameOf(tab.chatSessionId) ?? tab.subject?.name;
    return { tab, label: subject === undefined ? tab.name : `${tab.name}: ${subject}` };
  });
  return isBlank(query) ? all : paletteMatches(all, query);
}
