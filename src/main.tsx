import { createRoot } from 'react-dom/client';
import '@/presentation/kit/theme/blueprintFirst.css';
import '@/presentation/kit/theme/fonts.css';
import '@/presentation/kit/theme/tokens.css';
import '@/presentation/kit/theme/base.css';
import '@/presentation/kit/theme/controls.css';
import '@/presentation/session/session.css';
import { createContainer } from '@/di/container';
import { createStoreFactories } from '@/di/container';
import { WatchThemeToken } from '@/di/tokens';
import { once } from '@/infrastructure/system/kernel/once';
import { loadJson } from '@/infrastructure/system/kernel/loadJson';
import { loadTexts } from '@/infrastructure/system/kernel/loadTexts';
import { parseEnvironment } from '@/infrastructure/system/kernel/parseEnvironment';
import { sessionText } from '@/presentation/session/sessionText';
import type { About } from '@/presentation/kit/About';
import { guardComposition } from '@/presentation/kit/guardComposition';
import { guardKeyClicks } from '@/presentation/kit/guardKeyClicks';
import { PlainPage } from '@/presentation/kit/PlainPage';
import type { StoreFactories } from '@/presentation/app/StoreFactories';
import { StoresContext } from '@/presentation/app/useStores';
import { LanguageLoadError } from '@/presentation/kit/text/LanguageLoadError';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { Root } from '@/presentation/app/Root';
import { showTheme } from '@/presentation/app/toolbar/showTheme';
import { watchGlobalErrors } from '@/presentation/app/watchGlobalErrors';
import type { ShellEntry } from '@/presentation/app/ShellEntry';

const page = createRoot(document.getElementById('root') ?? document.body);

async function start(): Promise<void> {
  textCatalogue.start(loadTexts);
  const [settings, version] = await Promise.all([
    loadJson('/environment.json'),
    loadJson('/assets/version.json'),
    textCatalogue.add('session'),
  ]);
  const environment = parseEnvironment(settings);
  if (!environment.ok) {
    const { setting, isUnencrypted } = environment.failure;
    const text = isUnencrypted
      ? sessionText('start.settingUnencrypted', { setting })
      : sessionText('start.setting', { setting });
    page.render(<PlainPage title={sessionText('start.settingTitle')} text={text} />);
    return;
  }
  const container = createContainer(environment.value);
  const stores = createStoreFactories(container, about(environment.value.dashboardTitle, version));
  container.get(WatchThemeToken).execute(showTheme);
  watchGlobalErrors(window, stores);
  guardComposition(window);
  guardKeyClicks(document);
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
    await (await import('@/infrastructure/worker/app/registerServiceWorker')).registerServiceWorker();
  } catch (error) {
    report(error, 'service worker');
  }
}

async function loadShell(container: ReturnType<typeof createContainer>, stores: StoreFactories): Promise<ShellEntry> {
  const [{ createShell }] = await Promise.all([
    import('./createShell'),
    textCatalogue.add('app', 'access', 'presence', 'serverStatus', 'notifications', 'shownAlerts'),
  ]);
  return createShell(container, stores);
}

start().catch((error: unknown) => {
  // The texts could not be loaded either, so these words are in the code.
  const title = error instanceof LanguageLoadError ? error.message : 'The dashboard could not be loaded';
  page.render(<PlainPage title={title} text="Please check your connection and load the page again." />);
  throw error;
});
