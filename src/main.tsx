import { createRoot } from 'react-dom/client';
import '@/presentation/design/blueprintFirst.css';
import '@/presentation/design/tokens.css';
import '@/presentation/design/base.css';
import '@/presentation/session/session.css';
import { createContainer } from '@/di/createContainer';
import { createStoreFactories } from '@/di/createStoreFactories';
import { WatchThemeToken } from '@/di/tokens/shellTokens';
import { once } from '@/infrastructure/system/once';
import { loadJson } from '@/infrastructure/system/loadJson';
import { loadTexts } from '@/infrastructure/system/loadTexts';
import { parseEnvironment } from '@/infrastructure/system/parseEnvironment';
import { sessionText } from '@/presentation/session/sessionText';
import type { About } from '@/presentation/shared/About';
import { focusDialogs } from '@/presentation/shared/focusDialogs';
import { guardKeyClicks } from '@/presentation/shared/guardKeyClicks';
import { PlainPage } from '@/presentation/shared/PlainPage';
import type { StoreFactories } from '@/presentation/shared/StoreFactories';
import { StoresContext } from '@/presentation/shared/StoresContext';
import { LanguageProblem } from '@/presentation/shared/text/LanguageProblem';
import { textCatalogue } from '@/presentation/shared/text/textCatalogue';
import { Root } from '@/presentation/shell/Root';
import { showTheme } from '@/presentation/shell/showTheme';
import { watchGlobalErrors } from '@/presentation/shell/watchGlobalErrors';
import type { ShellEntry } from '@/presentation/shell/ShellEntry';

const page = createRoot(document.getElementById('root') ?? document.body);

async function start(): Promise<void> {
  const [settings, version] = await Promise.all([
    loadJson('/environment.json'),
    loadJson('/assets/version.json'),
    textCatalogue.start(loadTexts).then(() => textCatalogue.add('session')),
  ]);
  const environment = parseEnvironment(settings);
  if (!environment.ok) {
    const { setting, isUnencrypted } = environment.failure;
    const text = isUnencrypted ? sessionText('start.settingUnencrypted', { setting }) : sessionText('start.setting', { setting });
    page.render(<PlainPage title={sessionText('start.settingTitle')} text={text} />);
    return;
  }
  const container = createContainer(environment.value);
  const stores = createStoreFactories(container, about(environment.value.dashboardTitle, version));
  container.get(WatchThemeToken).execute(showTheme);
  watchGlobalErrors(window, stores);
  guardKeyClicks(document);
  focusDialogs(document);
  if (environment.value.production) void startServiceWorker(stores);
  page.render(
    <StoresContext.Provider value={stores}>
      <Root loadShell={once(() => loadShell(container, stores))} />
    </StoresContext.Provider>,
  );
}

function about(dashboardTitle: string, version: unknown): About {
  const { version: dashboard, core } = { version: '', core: '', ...(typeof version === 'object' ? version : {}) };
  return { dashboardTitle, version: dashboard, core };
}

async function startServiceWorker({ report }: StoreFactories): Promise<void> {
  try {
    await (await import('@/infrastructure/worker/registerServiceWorker')).registerServiceWorker();
  } catch (error) {
    report(error, 'service worker');
  }
}

async function loadShell(container: ReturnType<typeof createContainer>, stores: StoreFactories): Promise<ShellEntry> {
  const [{ createShellStores }, { ShellForPerson }] = await Promise.all([
    import('@/di/createShellStores'),
    import('@/presentation/shell/ShellForPerson'),
    textCatalogue.add('shell', 'access', 'presence', 'serverStatus', 'notifications'),
  ]);
  const createStores = createShellStores(container, stores);
  return { default: () => <ShellForPerson createStores={createStores} /> };
}

start().catch((error: unknown) => {
  // Not even the texts could be loaded, so these words stand here.
  const title = error instanceof LanguageProblem ? error.message : 'The dashboard could not be loaded';
  page.render(<PlainPage title={title} text="Please check your connection and load the page again." />);
  throw error;
});
