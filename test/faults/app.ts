import type { SourceFault } from './SourceFault';

/** Faults of the shell, the home page and the legal pages: each would hide a way on, or show what is not so. */
export const appFaults: readonly SourceFault[] = [
  {
    name: 'an address that cannot be read is kept as a tab',
    file: 'src/application/app/RememberTabs.ts',
    find: '/^\\/[^/]/.test(url) && isReadablePath(url) && areaOfPath',
    replace: '/^\\/[^/]/.test(url) && areaOfPath',
    test: 'test/application/app/RememberTabs.test.ts',
    fails: ['RememberTabs brings back what was kept, but nothing that is no page of the dashboard'],
  },
  {
    name: 'a page that is not built yet is offered on Home',
    file: 'src/presentation/app/home/homeLinks.ts',
    find: 'links: links.filter(isBuilt) }))',
    replace: 'links: links.filter(() => true) }))',
    test: 'test/presentation/app/home/homeLinks.test.ts',
    fails: ['homeLinks leads only to pages that exist, and names the others that the rights open'],
  },
  {
    name: 'a legal page has no English where its language is missing',
    file: 'src/application/legal/ReadLegalDocument.ts',
    find: 'for (const tried of new Set([language, FALLBACK])) {',
    replace: 'for (const tried of new Set([language])) {',
    test: 'test/application/legal/ReadLegalDocument.test.ts',
    fails: ['ReadLegalDocument falls back to English when the document is not written in that language'],
  },
  {
    name: 'a legal page that could not be loaded stays on its way',
    file: 'src/presentation/legal/LegalStore.ts',
    find: "this.phase = read.ok ? 'loaded' : 'error';",
    replace: "this.phase = read.ok ? 'loaded' : 'loading';",
    test: 'test/presentation/legal/LegalStore.test.ts',
    fails: ['says why there is none'],
  },
  {
    name: 'the tab of a closed page is not followed by its neighbour',
    file: 'src/domain/app/tabs/tabList.ts',
    find: 'return { ...without(tabs, tab => tab.url === url), active };',
    replace: 'return { ...without(tabs, tab => tab.url === url), active: tabs.active };',
    test: 'test/domain/app/tabs/tabList.properties.test.ts',
    fails: ['go to the left neighbour, else the right'],
  },
  {
    name: 'tabs are closed while the network is gone',
    file: 'src/presentation/app/tabs/TabsStore.ts',
    find: 'return !this.offline && tabIsClosable(',
    replace: 'return tabIsClosable(',
    test: 'test/presentation/app/tabs/TabsStore.test.ts',
    fails: ['rests without a network'],
  },
  {
    name: 'a permission of several is asked for even though another opens the page',
    file: 'src/presentation/app/routes/neededScope.ts',
    find: "return facts.anyOf?.find(scope => access.verdict(scope) === 'allow') ?? facts.scope;",
    replace: 'return facts.scope;',
    test: 'test/presentation/app/routes/neededScope.test.ts',
    fails: ['the scope that a page needs is for the page of people iams:escalate-to-analyst, where that is held'],
  },
  {
    name: 'what cannot be saved is promised to be sent later',
    file: 'src/application/serverStatus/WatchConnections.ts',
    find: "said === 'lost' && !this.connectionState.savesText ? 'lostUnsaved' : said;",
    replace: 'said;',
    test: 'test/application/serverStatus/WatchConnections.test.ts',
    fails: ['WatchConnections promises to keep what is written only where the device does'],
  },
];
